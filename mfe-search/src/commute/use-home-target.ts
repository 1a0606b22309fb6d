import { useCommutePlaces } from '@enerabi/shared/commute';
import type { FacilityCriteria } from '../facilities/criteria/facility-criteria.ts';

export type HomeTarget = Pick<FacilityCriteria, 'search_target_lat' | 'search_target_lng'>;

/** The place that lists are near to: the family's home, if this browser knows it. */
export function useHomeTarget(): HomeTarget {
  const { home } = useCommutePlaces();
  return home ? { search_target_lat: home.latitude, search_target_lng: home.longitude } : {};
}
