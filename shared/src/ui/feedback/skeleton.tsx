import styles from './skeleton.module.css';

interface SkeletonProps {
  /** `card` has the height of a brief card, `text` that of `lines` lines. */
  kind?: 'text' | 'card';
  lines?: number;
}

/**
 * Reserves the space of content that is loading. It is hidden from screen readers: set `aria-busy` on the element
 * around it, and announce the loading by a `LoadingIndicator`.
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
