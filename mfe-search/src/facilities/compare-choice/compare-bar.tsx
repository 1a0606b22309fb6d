import { ButtonLink } from '@enerabi/shared/ui';
import { comparisonAddress } from '../comparison/comparison-address.ts';
import { copy } from './compare.copy.ts';
import styles from './compare-bar.module.css';
import { useChosen } from './use-chosen.ts';

/**
 * Shows how many facilities are chosen, and links to their table; nothing if none is chosen. Render it after the
 * content that it sticks to.
 */
export function CompareBar({ stays = 'always' }: { stays?: 'always' | 'wide' }) {
  const chosen = useChosen() ?? [];
  if (chosen.length === 0) return null;
  return (
    <aside className={styles.bar} data-stays={stays} aria-label={copy.bar}>
      <p className={styles.count}>{copy.count(chosen.length)}</p>
      <ButtonLink size="small" to={comparisonAddress(chosen)}>
        {copy.toTable}
      </ButtonLink>
    </aside>
  );
}
