import type { FacilitySummary } from '@enerabi/shared/contract';
import { Link } from '@enerabi/shared/kernel';
import { comparisonAddress } from '../comparison/comparison-address.ts';
import { copy } from './compare.copy.ts';
import { CompareButton } from './compare-button.tsx';
import styles from './compare-entry.module.css';
import { useChosen } from './use-chosen.ts';

/** The toggle of one facility, and a link to the table, which is always rendered so that nothing moves. */
export function CompareEntry({ facility }: { facility: Pick<FacilitySummary, 'path_name' | 'name'> }) {
  const chosen = useChosen() ?? [];
  return (
    <div className={styles.entry}>
      <CompareButton facility={facility} />
      <Link className={styles.table} to={comparisonAddress(chosen)}>
        {chosen.length === 0 ? copy.table : copy.tableOf(chosen.length)}
      </Link>
    </div>
  );
}
