import { momentOf } from '@enerabi/shared/clock';
import { listAvailableTimes } from '@enerabi/shared/contract';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { type MountedOperation, operation } from '../../platform/http/operation.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';
import { findGuidance } from '../guidance/visit-guidance.queries.ts';
import { findAvailableTimes, findFacilityOfSlots } from './available-times.queries.ts';

export const availableTimeRoutes = ({ db }: { db: Kysely<Schema> }): MountedOperation[] => [
  operation(listAvailableTimes, async ({ query }) => {
    const name = query.facility_number ?? query.facility_id ?? '';
    const { id } = orNotFound('facility', name, await findFacilityOfSlots(db, query));
    const [available_time_slot_list, visit_guidance] = await Promise.all([
      findAvailableTimes(db, id, momentOf(new Date())),
      findGuidance(db, id),
    ]);
    const total_size = available_time_slot_list.length;
    return { data: { available_time_slot_list, total_size, visit_guidance } };
  }),
];
