import type { FacilitySort } from '@enerabi/shared/constants';
import { Link } from '@enerabi/shared/kernel';
import { SortIcon } from '@enerabi/shared/ui/icons';
import { addressOf, changed, type FacilityCriteria, sortsOf } from '../criteria/facility-criteria.ts';
import { copy } from './sort-order.copy.ts';
import styles from './sort-order.module.css';
import { useCurrentLocation } from './use-current-location.tsx';

/** Links to the list in each order: one press is enough, and they work without scripts. */
export function SortOrder({ criteria }: { criteria: FacilityCriteria }) {
  const { button, refusal } = useCurrentLocation(criteria);
  return (
    <nav className={styles.sort} aria-label={copy.sort}>
      <SortIcon size="small" />
      <ul className={styles.orders}>
        <li className={styles.here}>{button}</li>
        {sortsOf(criteria).map((sort) => (
          <li key={sort}>
            <Link
              className={styles.order}
              to={addressOf(changed(criteria, { sort }))}
              aria-current={sort === criteria.sort || undefined}
              preventScrollReset
            >
              {nameOf(sort, criteria)}
            </Link>
          </li>
        ))}
      </ul>
      {refusal}
    </nav>
  );
}

/** Names the default order by what it is for this search. */
function nameOf(sort: FacilitySort, { keyword, search_target_lat }: FacilityCriteria): string {
  if (sort !== 'standard') return copy.sorts[sort];
  if (search_target_lat !== undefined) return copy.sorts.distance;
  return keyword ? copy.bestMatch : copy.sorts.standard;
}
