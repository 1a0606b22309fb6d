import { SaveSearch } from '../../save-search/save-search.tsx';
import type { Names } from '../../search/conditions/place-names.ts';
import { conditionsOf } from '../criteria/conditions.ts';
import { changed, type FacilityCriteria, queryOf } from '../criteria/facility-criteria.ts';
import { copy } from './facility-list.copy.ts';

/** Offers to mail what will be new, for the conditions of the list; a position decides only its order. */
export function SaveFacilitySearch({ criteria, names }: { criteria: FacilityCriteria; names: Names }) {
  const { search_target_lat: _lat, search_target_lng: _lng, ...conditions } = criteria;
  const wanted = changed(conditions, { commute_destinations: [], sort: 'standard' });
  const words = conditionsOf(wanted, names).map(({ name }) => name);
  return (
    <SaveSearch
      collection="facilities"
      conditions={queryOf(wanted)}
      name={words.join('・') || copy.everywhere}
    />
  );
}
