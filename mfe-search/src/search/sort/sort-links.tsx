import { Link } from '@enerabi/shared/kernel';
import { ChevronDownIcon, SortIcon } from '@enerabi/shared/ui/icons';
import { type ReactNode, useRef } from 'react';
import styles from './sort-links.module.css';

export interface SortOrderLink {
  name: string;
  to: string;
  isCurrent: boolean;
  /** Only this browser knows it: it is in the folded menu alone, since in a row it would move what is below. */
  isFolded?: true;
}

interface SortLinksProps {
  label: string;
  orders: readonly SortOrderLink[];
  /** An order that needs scripts, such as the one by distance. */
  first?: ReactNode;
  /** A text below the orders. */
  children?: ReactNode;
}

/**
 * Links to a list in each order, which work without scripts. On a phone they unfold from the current one, so that none
 * is cut off at the edge; in a wide window they stand in a row.
 */
export function SortLinks({ label, orders, first, children }: SortLinksProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  const fold = (): void => {
    if (!menu.current?.open) return;
    menu.current.open = false;
    menu.current.querySelector('summary')?.focus({ preventScroll: true });
  };
  return (
    <nav className={styles.sort} aria-label={label}>
      {first && <div className={styles.here}>{first}</div>}
      <details ref={menu} className={styles.menu}>
        <summary className={styles.current}>
          <SortIcon size="small" />
          {orders.find(({ isCurrent }) => isCurrent)?.name ?? label}
          <ChevronDownIcon size="small" />
        </summary>
        <ul className={styles.orders}>
          {orders.map(({ name, to, isCurrent, isFolded }) => (
            <li key={to} data-folded={isFolded}>
              <Link
                className={styles.order}
                to={to}
                aria-current={isCurrent || undefined}
                preventScrollReset
                onClick={fold}
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </details>
      {children}
    </nav>
  );
}
