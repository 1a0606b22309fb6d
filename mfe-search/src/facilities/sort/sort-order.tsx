import { useCommutePlaces } from '@enerabi/shared/commute';
import type { FacilitySort } from '@enerabi/shared/constants';
import { SortLinks } from '../../search/sort/sort-links.tsx';
import { useCurrentLocation } from '../../search/sort/use-current-location.tsx';
import {
  addressOf,
  changed,
  type FacilityCriteria,
  isNearestTo,
  nearestTo,
  sortsOf,
} from '../criteria/facility-criteria.ts';
import { copy } from './sort-order.copy.ts';

/** Links to the list in each order, and a button for the order by distance. */
export function SortOrder({ criteria }: { criteria: FacilityCriteria }) {
  const { button, refusal } = useCurrentLocation((here) => addressOf(changed(criteria, here)));
  const { home } = useCommutePlaces();
  const orders = sortsOf(criteria).map((sort) => ({
    name: nameOf(sort, criteria),
    to: addressOf(changed(criteria, { sort })),
    isCurrent: sort === criteria.sort,
  }));
  // At the end it moves no other order when this browser is found to know a home.
  if (home && !isNearestTo(criteria, home))
    orders.push({
      name: copy.byHome(home),
      to: addressOf(nearestTo(criteria, home)),
      isCurrent: false,
    });
  return (
    <SortLinks label={copy.sort} first={button} orders={orders}>
      {refusal}
    </SortLinks>
  );
}

/** Names the default order by what it is for this search. */
function nameOf(sort: FacilitySort, { keyword, search_target_lat }: FacilityCriteria): string {
  if (sort !== 'standard') return copy.sorts[sort];
  if (search_target_lat !== undefined) return copy.sorts.distance;
  return keyword ? copy.bestMatch : copy.sorts.standard;
}
