import { useNavigation } from '@enerabi/shared/kernel';
import type { ReactNode } from 'react';
import { copy } from './results-section.copy.ts';
import styles from './results-section.module.css';

interface ResultsSectionProps {
  /** Path of the list. */
  path: string;
  /** Says which results are shown, or why none are. */
  count: string;
  children: ReactNode;
}

/** The results of a search, below their count, which is announced when it changes. */
export function ResultsSection({ path, count, children }: ResultsSectionProps) {
  const isLoading = useNavigation().location?.pathname === path;
  return (
    <section aria-labelledby="results" aria-busy={isLoading}>
      <div className={styles.head}>
        <h2 id="results">{copy.results}</h2>
        <p className={styles.count} role="status">
          {isLoading ? copy.loading : count}
        </p>
      </div>
      {children}
    </section>
  );
}
