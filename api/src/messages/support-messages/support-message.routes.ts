import { dayInJapan } from '@enerabi/shared/clock';
import { listSupportMessages } from '@enerabi/shared/contract';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { type MountedOperation, operation } from '../../platform/http/operation.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';
import { findMessages } from './support-message.queries.ts';

export const supportMessageRoutes = ({ db }: { db: Kysely<Schema> }): MountedOperation[] => [
  operation(listSupportMessages, async ({ query }) =>
    orNotFound(
      'facility',
      query.facility_path_name,
      await findMessages(db, { ...query, today: dayInJapan(new Date()) }),
    ),
  ),
];
