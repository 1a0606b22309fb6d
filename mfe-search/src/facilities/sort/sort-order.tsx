import { useCommutePlaces } from '@enerabi/shared/commute';
import type { FacilitySort } from '@enerabi/shared/constants';
import { SortLinks, type SortOrderLink } from '../../search/sort/sort-links.tsx';
import { useCurrentLocation } from '../../search/sort/use-current-location.tsx';
import { withCommute } from '../criteria/commute-criteria.ts';
import { addressOf, changed, type FacilityCriteria, sortsOf } from '../criteria/facility-criteria.ts';
import { copy } from './sort-order.copy.ts';

/** Links to the list in each order, and a button for the order by distance. */
export function SortOrder({ criteria }: { criteria: FacilityCriteria }) {
  const { button, refusal } = useCurrentLocation((here) => addressOf(changed(criteria, here)));
  const { home, works } = useCommutePlaces();
  const current = addressOf(changed(criteria, {}));
  const orders = sortsOf(criteria).map((sort): SortOrderLink => {
    const to = addressOf(changed(criteria, { sort }));
    return { name: nameOf(sort, criteria), to, isCurrent: to === current };
  });
  const own = home && [
    { name: copy.byHome(home), to: addressOf(withCommute(criteria, home, [], criteria.commute_within)) },
    ...(works.length > 0
      ? [{ name: copy.commute, to: addressOf(withCommute(criteria, home, works, criteria.commute_within)) }]
      : []),
  ];
  for (const order of own ?? [])
    if (order.to !== current) orders.push({ ...order, isCurrent: false, isFolded: true });
  return (
    <SortLinks label={copy.sort} first={button} orders={orders}>
      {refusal}
    </SortLinks>
  );
}

/** Names the default order by what it is for this search. */
function nameOf(
  sort: FacilitySort,
  { keyword, search_target_lat, commute_destinations }: FacilityCriteria,
): string {
  if (sort !== 'standard') return copy.sorts[sort];
  if (commute_destinations.length > 0) return copy.commute;
  if (search_target_lat !== undefined) return copy.sorts.distance;
  return keyword ? copy.bestMatch : copy.sorts.standard;
}
