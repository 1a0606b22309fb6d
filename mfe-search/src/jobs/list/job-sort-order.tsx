import type { JobSort } from '@enerabi/shared/constants';
import { SortLinks } from '../../search/sort/sort-links.tsx';
import { useCurrentLocation } from '../../search/sort/use-current-location.tsx';
import { changed, type JobCriteria, jobListAddress, jobSortsOf } from '../criteria/job-criteria.ts';
import { copy } from './job-sort-order.copy.ts';

/** Links to the list in each order, and a button for the order by distance. */
export function JobSortOrder({ criteria }: { criteria: JobCriteria }) {
  const { button, refusal } = useCurrentLocation((here) => jobListAddress(changed(criteria, here)));
  return (
    <SortLinks
      label={copy.sort}
      first={button}
      orders={jobSortsOf(criteria).map((sort) => ({
        name: nameOf(sort, criteria),
        to: jobListAddress(changed(criteria, { sort })),
        isCurrent: sort === criteria.sort,
      }))}
    >
      {refusal}
    </SortLinks>
  );
}

/** Names the default order by what it is for this search. */
function nameOf(sort: JobSort, { keyword, search_target_lat }: JobCriteria): string {
  if (sort !== 'standard') return copy.sorts[sort];
  if (search_target_lat !== undefined) return copy.sorts.distance;
  return keyword ? copy.bestMatch : copy.sorts.standard;
}
