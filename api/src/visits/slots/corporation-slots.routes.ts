import { momentOf } from '@enerabi/shared/clock';
import { listVisitsOfCorporation } from '@enerabi/shared/contract';
import type { Kysely } from 'kysely';
import { findCorporation } from '../../catalogue/corporations/corporation.queries.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { type MountedOperation, operation } from '../../platform/http/operation.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';
import { findCorporationSlots } from './corporation-slots.queries.ts';

export const corporationSlotRoutes = ({ db }: { db: Kysely<Schema> }): MountedOperation[] => [
  operation(listVisitsOfCorporation, async ({ query: { corporation_path_name: of, limit } }) => {
    orNotFound('corporation', of, await findCorporation(db, of));
    return findCorporationSlots(db, { of, limit, ...momentOf(new Date()) });
  }),
];
