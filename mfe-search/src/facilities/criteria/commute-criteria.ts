import type { CommuteLimit } from '@enerabi/shared/constants';
import type { Place } from '@enerabi/shared/geography';
import type { FacilityCriteria } from './facility-criteria.ts';

const positionText = ({ latitude, longitude }: Place): string => `${latitude},${longitude}`;

/**
 * A family's ways as criteria, in the order of an address.
 * @param within how long the way from home may take; undefined for any time
 */
export const commuteCriteria = (home: Place, works: readonly Place[], within: CommuteLimit | undefined) => ({
  ...(within && { commute_from: positionText(home), commute_within: within }),
  search_target_lat: home.latitude,
  search_target_lng: home.longitude,
  commute_destinations: [...new Set(works.map(positionText))].sort(),
});

/**
 * The criteria with a family's ways: the standard order is then the shortest ways from home by a facility to work first,
 * without work nearest first.
 */
export const withCommute = (
  { commute_from: _from, commute_within: _within, ...criteria }: FacilityCriteria,
  ...commute: Parameters<typeof commuteCriteria>
): FacilityCriteria => ({
  ...criteria,
  ...commuteCriteria(...commute),
  sort: 'standard',
  page: 1,
});
