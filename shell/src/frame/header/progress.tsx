import { copy } from './header.copy.ts';
import styles from './progress.module.css';
import { useNavigationProgress } from './use-navigation-progress.ts';

/** The bar while another page comes; after ten seconds a sentence instead, with the way to ask for it again (R4.9). */
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
