import { dayInJapan } from '@enerabi/shared/clock';
import { listHiringFacilities } from '@enerabi/shared/contract';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { type MountedOperation, operation } from '../../platform/http/operation.ts';
import { cached } from '../../platform/memory/cached.ts';
import { findHiringFacilities } from './hiring-facilities.queries.ts';

const mayBeMs = 60_000;

/** The count is made once a minute, and not for every visitor. */
export function hiringFacilityRoutes({ db }: { db: Kysely<Schema> }): MountedOperation[] {
  const facilities = cached(mayBeMs, (limit: number, now) =>
    findHiringFacilities(db, { limit, today: dayInJapan(now) }),
  );
  return [
    operation(listHiringFacilities, async ({ query: { limit } }) => ({
      facilities: await facilities(limit, new Date()),
    })),
  ];
}
