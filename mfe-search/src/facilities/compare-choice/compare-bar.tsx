import { ButtonLink } from '@enerabi/shared/ui';
import { comparisonAddress } from '../comparison/comparison-address.ts';
import { copy } from './compare.copy.ts';
import styles from './compare-bar.module.css';
import { useChosen } from './use-chosen.ts';

/** How many are chosen, and the way to their table; nothing as long as none is. After the last of what it stands under. */
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
