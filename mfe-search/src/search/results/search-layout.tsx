import type { ReactNode } from 'react';
import styles from './search-layout.module.css';

interface SearchLayoutProps {
  title: string;
  /** The search form, then the results. */
  children: ReactNode;
}

/** The heading of a list, its form, and the results below it or, on a wide screen, beside it. */
export const SearchLayout = ({ title, children }: SearchLayoutProps) => (
  <>
    <h1 className={styles.heading}>{title}</h1>
    <div className={styles.columns}>{children}</div>
  </>
);
