import { Link } from '@enerabi/shared/kernel';
import { SortIcon } from '@enerabi/shared/ui/icons';
import type { ReactNode } from 'react';
import styles from './sort-links.module.css';

interface SortLinksProps {
  label: string;
  orders: readonly { name: string; to: string; isCurrent: boolean }[];
  /** An order that needs scripts, such as the one by distance. */
  first?: ReactNode;
  /** A text below the orders. */
  children?: ReactNode;
}

/** Links to a list in each order: one press is enough, and they work without scripts. */
export const SortLinks = ({ label, orders, first, children }: SortLinksProps) => (
  <nav className={styles.sort} aria-label={label}>
    <SortIcon size="small" />
    <ul className={styles.orders}>
      {first && <li className={styles.here}>{first}</li>}
      {orders.map(({ name, to, isCurrent }) => (
        <li key={to}>
          <Link className={styles.order} to={to} aria-current={isCurrent || undefined} preventScrollReset>
            {name}
          </Link>
        </li>
      ))}
    </ul>
    {children}
  </nav>
);
