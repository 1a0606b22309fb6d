import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';

/** A message is of use for a school year of children and a hiring season, and as long again for questions about it. */
const retentionMs = 400 * 86_400_000;

/** Messages sent before this time say nothing of a person any more. */
export const rememberedSince = (now: Date): Date => new Date(now.getTime() - retentionMs);

/** Erases all that old messages say of a person; facility, kinds and day stay. */
export const eraseOldMessages = (db: Kysely<Schema>, now: Date) =>
  db
    .updateTable('candidate_message')
    .set({
      account_id: null,
      content: '',
      mailaddress: '',
      preferred_dates: '[]',
      candidate_information: '{}',
      rejected_reason: null,
      erased_at: now,
    })
    .where('sent_at', '<', rememberedSince(now))
    .where('erased_at', 'is', null)
    .execute();
