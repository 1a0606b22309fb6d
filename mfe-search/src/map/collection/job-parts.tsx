import { Link } from '@enerabi/shared/kernel';
import { Stack } from '@enerabi/shared/ui';
import { copy as conditionsCopy } from '../../jobs/criteria/job-conditions.copy.ts';
import { jobConditionsOf } from '../../jobs/criteria/job-conditions.ts';
import { JobFilterFields } from '../../jobs/filters/job-filter-fields.tsx';
import { jobPath } from '../../jobs/job-paths.ts';
import { jobAreaCrumbs } from '../../jobs/job-section.crumbs.ts';
import { JobMapResults } from '../list/job-map-results.tsx';
import { mapAddressOf } from '../search/map-address.ts';
import { mapCopy } from '../search/map-search.copy.ts';
import type { JobMapKind } from './map-kind.ts';
import type { MapParts } from './map-parts.ts';
import { wordsOf } from './map-words.copy.ts';

/** More of them would hide the map of a phone; the facility's page has all. */
const mostNamed = 3;

export const jobParts: MapParts<JobMapKind> = {
  fields: conditionsCopy.fields,
  marks: ['jobs'],
  crumbsOf: (criteria) => [
    // Without the prefecture: a moved map is no longer there, and the page must stay still.
    ...jobAreaCrumbs([]),
    { name: wordsOf(criteria).crumb, to: mapAddressOf({ criteria }) },
  ],
  conditionsOf: (criteria, names) =>
    jobConditionsOf(criteria, names).map(({ name, without }) => ({
      name,
      without: { ...without, collection: 'jobs' },
    })),
  factsOf: ({ facility_id, jobs: count = 0 }, { jobs }) => (
    <>
      <p>{mapCopy.jobs(count)}</p>
      <Stack as="ul" gap="1">
        {jobs
          .filter(({ facility }) => facility.facility_id === facility_id)
          .slice(0, mostNamed)
          .map((job) => (
            <li key={job.job_posting_id}>
              <Link to={jobPath(job)}>{job.title}</Link>
            </li>
          ))}
      </Stack>
    </>
  ),
  Filters: JobFilterFields,
  Results: JobMapResults,
};
