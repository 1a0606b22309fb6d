import { jobsPerPage } from '@enerabi/shared/constants';
import { countJobs, searchJobsByMap } from '@enerabi/shared/contract';
import {
  changed,
  conditionsQuery,
  jobFormAddress,
  jobListAddress,
  nothing,
} from '../../jobs/criteria/job-criteria.ts';
import { readJobAddress } from '../../jobs/criteria/read-job-criteria.ts';
import type { MapCollection } from './map-collection.ts';
import type { JobMapCriteria, JobMapKind } from './map-kind.ts';

const queryIn = (address: string): string => address.split('?')[1] ?? '';
const limit = jobsPerPage;

/** The conditions of the API, without the prefectures. */
function conditions({ collection: _collection, ...criteria }: JobMapCriteria) {
  return conditionsQuery({ ...criteria, area: [] });
}

/** The map of the facilities with job postings; its conditions are those of the list (R1.8). */
export const jobMap: MapCollection<JobMapKind> = {
  nothing: { ...nothing, collection: 'jobs' },
  read: (parameters, others) => {
    const { criteria, ignored } = readJobAddress(parameters, others);
    return { criteria: { ...criteria, collection: 'jobs' }, ignored };
  },
  query: (criteria) => queryIn(jobListAddress(criteria)),
  formQuery: (criteria) => queryIn(jobFormAddress(criteria)),
  areas: ({ area }) => area,
  withoutAreas: (criteria) => ({ ...criteria, area: [] }),
  listAddress: (criteria, area) =>
    jobListAddress(changed(criteria, { area: criteria.area.length > 0 || !area ? criteria.area : [area] })),
  search: (call, criteria, part, signal) =>
    call(searchJobsByMap, { query: { ...conditions(criteria), ...part, limit }, signal }),
  searchAgain: (call, criteria, part, signal) =>
    call(searchJobsByMap, {
      query: { ...conditions(criteria), ...part, limit },
      signal,
      onFailure: () => null,
    }),
  counts: (call, criteria, box, signal) =>
    call(countJobs, { query: { ...conditions(criteria), ...box }, signal, onFailure: () => null }),
};
