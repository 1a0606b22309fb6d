import { Phrases } from '@enerabi/shared/ui';
import type { ReactNode } from 'react';
import styles from './search-layout.module.css';

interface SearchLayoutProps {
  title: string;
  crumbs?: ReactNode;
  /** The search form, then the results, then a map if there is one. */
  children: ReactNode;
  hasMap?: boolean;
}

/** The heading of a list, its form, and the results below it or, on a wide screen, beside it. */
export const SearchLayout = ({ title, crumbs, children, hasMap }: SearchLayoutProps) => (
  <div className={styles.layout} data-map={hasMap ? '' : undefined}>
    {crumbs}
    <h1 className={styles.heading}>
      <Phrases>{title}</Phrases>
    </h1>
    <div className={styles.columns}>{children}</div>
  </div>
);
