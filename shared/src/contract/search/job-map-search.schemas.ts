import * as z from 'zod/mini';
import { jobsPerPage } from '../../constants/index.ts';
import { isBox } from '../bounds.schemas.ts';
import { jobSummary } from '../catalogue/posts/job-posting.schemas.ts';
import { integer } from '../parameters.ts';
import { isNearStation } from './facility-search.schemas.ts';
import { jobConditions } from './job-search.schemas.ts';
import { clusterPlace, mapPoint, mapView } from './map-search.schemas.ts';

export const searchJobsByMap = {
  query: z
    .strictObject({ ...jobConditions, ...mapView, limit: z._default(integer(1, 100), jobsPerPage) })
    .check(...isBox, isNearStation),
  reply: z.object({
    /** Postings in the box. */
    total: z.int(),
    page: z.int(),
    limit: z.int(),
    /** Those whose facility is nearest to the centre of the box first. */
    jobs: z.array(jobSummary),
    /** Facilities with the number of their postings; together with the clusters' numbers exactly `total`. */
    points: z.array(z.extend(mapPoint, { jobs: z.int() })),
    /** The postings of several facilities. */
    clusters: z.array(z.object({ jobs: z.int(), ...clusterPlace })),
  }),
};

export type JobMapQuery = z.output<typeof searchJobsByMap.query>;
export type JobMapSearch = z.output<typeof searchJobsByMap.reply>;
