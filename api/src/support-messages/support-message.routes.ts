import { listSupportMessages } from '@enerabi/shared/contract';
import type { Kysely } from 'kysely';
import { dayInJapan } from '../clock/japan.ts';
import type { Schema } from '../db/schema.ts';
import { foundOr404 } from '../http/found.ts';
import { type MountedOperation, operation } from '../http/operation.ts';
import { findMessages } from './support-message.queries.ts';

export const supportMessageRoutes = ({ db }: { db: Kysely<Schema> }): MountedOperation[] => [
  operation(listSupportMessages, async ({ query }) =>
    foundOr404(
      'facility',
      query.facility_path_name,
      await findMessages(db, { ...query, today: dayInJapan(new Date()) }),
    ),
  ),
];
