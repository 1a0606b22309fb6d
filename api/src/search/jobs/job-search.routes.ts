import { countJobs, listJobs, searchJobsByMap } from '@enerabi/shared/contract';
import { refuseUnknownArea } from '../../platform/http/known-area.ts';
import { type MountedOperation, operation } from '../../platform/http/operation.ts';
import type { JobSearch } from './job-search.ts';

export const jobSearchRoutes = ({ jobs }: { jobs: JobSearch }): MountedOperation[] => [
  operation(listJobs, async ({ query }) => {
    for (const area of query.areas ?? []) refuseUnknownArea(area);
    return jobs.list(query, new Date());
  }),

  operation(countJobs, async ({ query }) => {
    for (const area of query.areas ?? []) refuseUnknownArea(area);
    return jobs.counts(query, new Date());
  }),

  operation(searchJobsByMap, async ({ query }) => {
    for (const area of query.areas ?? []) refuseUnknownArea(area);
    return jobs.map(query, new Date());
  }),
];
