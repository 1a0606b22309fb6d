import type { Place } from '@enerabi/shared/geography';
import type { FacilityCriteria } from './facility-criteria.ts';

const positionText = ({ latitude, longitude }: Place): string => `${latitude},${longitude}`;

/** The standard order is then the shortest ways from home by a facility to work first, without work nearest first. */
export const commuteCriteria = (
  { latitude, longitude }: Place,
  works: readonly Place[],
): Pick<
  FacilityCriteria,
  'search_target_lat' | 'search_target_lng' | 'commute_destinations' | 'sort' | 'page'
> => ({
  search_target_lat: latitude,
  search_target_lng: longitude,
  commute_destinations: [...new Set(works.map(positionText))].sort(),
  sort: 'standard',
  page: 1,
});
