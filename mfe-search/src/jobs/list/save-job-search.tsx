import { queryString } from '@enerabi/shared/client';
import { SaveSearch } from '../../save-search/save-search.tsx';
import type { Names } from '../../search/conditions/place-names.ts';
import { jobConditionsOf } from '../criteria/job-conditions.ts';
import { changed, conditionsQuery, type JobCriteria, jobListAddress } from '../criteria/job-criteria.ts';
import { copy } from './job-list.copy.ts';

/** Offers to mail what will be new, for the conditions of the list; a position decides only its order. */
export function SaveJobSearch({ criteria, names }: { criteria: JobCriteria; names: Names }) {
  const { search_target_lat: _lat, search_target_lng: _lng, ...conditions } = criteria;
  const wanted = changed(conditions, { sort: 'standard' });
  const [, search = ''] = jobListAddress(wanted).split('?');
  const words = jobConditionsOf(wanted, names).map(({ name }) => name);
  return (
    <SaveSearch
      collection="jobs"
      conditions={queryString(conditionsQuery(wanted))}
      search={search}
      name={words.join('・') || copy.everywhere}
    />
  );
}
