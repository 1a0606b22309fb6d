import { momentOf } from '@enerabi/shared/clock';
import { getSitemapPart, listSitemapAreas, listSitemapParts } from '@enerabi/shared/contract';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { type MountedOperation, operation } from '../../platform/http/operation.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { cached } from '../../platform/memory/cached.ts';
import { findPart, listParts } from './sitemap.queries.ts';
import { areasOf, jobsOf } from './sitemap.rules.ts';
import {
  listAreas,
  listEventAreas,
  listJobs,
  listNoticeAreas,
  listRailwayAreas,
} from './sitemap-areas.queries.ts';

/** Each scans all facilities. */
const maxAgeMs = 600_000;

export function sitemapRoutes({ db }: { db: Kysely<Schema> }): MountedOperation[] {
  const parts = cached(maxAgeMs, (_: 'all', now) => listParts(db, momentOf(now)));
  const areas = cached(maxAgeMs, async (_: 'all', now) => {
    const jobs = jobsOf(await listJobs(db, momentOf(now)));
    return {
      areas: areasOf(await listAreas(db)),
      railway_areas: await listRailwayAreas(db),
      event_areas: await listEventAreas(db, momentOf(now)),
      notice_areas: await listNoticeAreas(db, momentOf(now)),
      job_areas: jobs.map(({ prefecture_code }) => prefecture_code),
      jobs,
    };
  });
  return [
    operation(listSitemapParts, () => parts('all', new Date())),

    operation(getSitemapPart, async ({ query: { kind, part } }) => {
      const addresses = await findPart(db, kind, part, momentOf(new Date()));
      if (addresses.length === 0)
        throw new ProblemError(404, 'sitemap_part_not_found', `There is no part ${part} of ${kind}.`);
      return { addresses };
    }),

    operation(listSitemapAreas, () => areas('all', new Date())),
  ];
}
