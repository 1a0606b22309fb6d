import styles from './skeleton.module.css';

interface SkeletonProps {
  /** `card` has the height of a brief card; `text` that of so many lines. */
  kind?: 'text' | 'card';
  lines?: number;
}

/**
 * Keeps the place of what is still to come. It is seen, not heard: mark what it stands in with `aria-busy`, and say that
 * it loads with a `LoadingIndicator`.
 */
export const Skeleton = ({ kind = 'text', lines = 3 }: SkeletonProps) => (
  <div className={styles.skeleton} data-kind={kind} aria-hidden="true">
    {kind === 'card' && <span className={styles.picture} />}
    <span className={styles.lines}>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={styles.line} />
      ))}
    </span>
  </div>
);
