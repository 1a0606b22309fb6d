import { queryString } from '@enerabi/shared/client';
import type { Place } from '@enerabi/shared/geography';
import { commuteCriteria } from './commute-criteria.ts';

/** The list of all facilities in the order of a commute. */
export function commuteAddress(home: Place, works: readonly Place[]): string {
  const { search_target_lat, search_target_lng, commute_destinations } = commuteCriteria(home, works);
  return `/f?${queryString({ search_target_lat, search_target_lng, commute_destinations })}`;
}
