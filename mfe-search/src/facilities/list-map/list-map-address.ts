import { countQueryOf, type FacilityCriteria, nothing, queryOf } from '../criteria/facility-criteria.ts';

/** The address of the map with the list's conditions; a map has no order and no pages. */
export function listMapAddress(criteria: FacilityCriteria): string {
  const query = queryOf({ ...nothing, ...countQueryOf(criteria) });
  return query === '' ? '/map_search' : `/map_search?${query}`;
}
