import type { Kysely } from 'kysely';
import type { Schema } from '../../../platform/db/schema.ts';

const rejectedForDays = 90;

/** Deletes messages that were rejected long ago: nobody will see them, and they may name people. */
export const deleteRejectedMessages = (db: Kysely<Schema>, now: Date) =>
  db
    .deleteFrom('support_message')
    .where('state', '=', 'rejected')
    .where('moderated_at', '<=', new Date(now.getTime() - rejectedForDays * 86_400_000))
    .execute();
