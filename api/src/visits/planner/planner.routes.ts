import { momentOf } from '@enerabi/shared/clock';
import { planVisits } from '@enerabi/shared/contract';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { type MountedOperation, operation } from '../../platform/http/operation.ts';
import { planVisits as plan } from './plan-visits.ts';
import { findPlannedFacilities } from './planned-facilities.queries.ts';

export const plannerRoutes = ({ db }: { db: Kysely<Schema> }): MountedOperation[] => [
  operation(planVisits, async ({ query }) => {
    const names = [...new Set(query.path_names)];
    return plan(await findPlannedFacilities(db, names, momentOf(new Date())), query);
  }),
];
