import { Link } from '@enerabi/shared/kernel';
import { SortIcon } from '@enerabi/shared/ui/icons';
import { addressOf, changed, type FacilityCriteria, sortsOf } from './facility-criteria.ts';
import { copy } from './facility-list.copy.ts';
import styles from './sort-order.module.css';

/** Links, so that one press does it, before and without scripts, too. */
export const SortOrder = ({ criteria }: { criteria: FacilityCriteria }) => (
  <nav className={styles.sort} aria-label={copy.sort}>
    <SortIcon size="small" />
    <ul className={styles.orders}>
      {sortsOf(criteria.keyword).map((sort) => (
        <li key={sort}>
          <Link
            className={styles.order}
            to={addressOf(changed(criteria, { sort }))}
            aria-current={sort === criteria.sort || undefined}
            preventScrollReset
          >
            {sort === 'standard' && criteria.keyword ? copy.bestMatch : copy.sorts[sort]}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
