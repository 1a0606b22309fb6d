import { momentOf } from '@enerabi/shared/clock';
import { getTop } from '@enerabi/shared/contract';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { refuseUnknownArea } from '../../platform/http/known-area.ts';
import { type MountedOperation, operation } from '../../platform/http/operation.ts';
import { cached } from '../../platform/memory/cached.ts';
import { countTop, findTop } from './top.queries.ts';
import { topOf } from './top.rules.ts';

const totalsMayBeMs = 60_000;

export function topRoutes({ db }: { db: Kysely<Schema> }): MountedOperation[] {
  // A result for each prefecture, and one for the country.
  const totals = cached(totalsMayBeMs, (area: string | undefined, now) =>
    countTop(db, { area, ...momentOf(now) }),
  );
  return [
    operation(getTop, async ({ query: { area } }) => {
      refuseUnknownArea(area);
      const now = new Date();
      const [count, row] = await Promise.all([totals(area, now), findTop(db, { area, ...momentOf(now) })]);
      return topOf(count, row);
    }),
  ];
}
