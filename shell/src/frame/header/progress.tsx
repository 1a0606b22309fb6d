import { copy } from './header.copy.ts';
import styles from './progress.module.css';
import { useNavigationProgress } from './use-navigation-progress.ts';

/**
 * Shows a bar while another page loads; after ten seconds a sentence and a link to load the page again instead (R4.9).
 */
export function Progress() {
  const { isLoading, slowAddress } = useNavigationProgress();
  return (
    <>
      <div className={styles.progress} data-moving={isLoading || undefined} />
      {slowAddress !== undefined && (
        <p className={styles.slow}>
          {copy.slow}
          <a href={slowAddress}>{copy.again}</a>
        </p>
      )}
    </>
  );
}
