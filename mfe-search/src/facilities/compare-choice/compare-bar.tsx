import { plannerPagePath } from '@enerabi/shared/contract';
import { ButtonLink } from '@enerabi/shared/ui';
import { comparisonAddress } from '../comparison/comparison-address.ts';
import { copy } from './compare.copy.ts';
import styles from './compare-bar.module.css';
import { useChosen } from './use-chosen.ts';

/**
 * Shows how many facilities are chosen, and links to their table and to a plan of visits; nothing if none is chosen. Render it after the
 * content that it sticks to.
 */
export function CompareBar({ stays = 'always' }: { stays?: 'always' | 'wide' }) {
  const chosen = useChosen() ?? [];
  if (chosen.length === 0) return null;
  return (
    <aside className={styles.bar} data-stays={stays} aria-label={copy.bar}>
      <p className={styles.count}>{copy.count(chosen.length)}</p>
      <span className={styles.links}>
        <ButtonLink size="small" kind="secondary" to={plannerPagePath(chosen)} reloadDocument>
          {copy.toPlanner}
        </ButtonLink>
        <ButtonLink size="small" to={comparisonAddress(chosen)}>
          {copy.toTable}
        </ButtonLink>
      </span>
    </aside>
  );
}
