import type { FacilityCounts } from '@enerabi/shared/contract';
import { Link, useCapabilities } from '@enerabi/shared/kernel';
import row from '../../search/results/scroll-row.module.css';
import { addressOf, changed, type FacilityCriteria, isOffered } from '../criteria/facility-criteria.ts';
import { copy } from './quick-filters.copy.ts';
import styles from './quick-filters.module.css';

interface QuickFiltersProps {
  criteria: FacilityCriteria;
  /** How many facilities are listed. */
  total: number;
  /** How many each flag would leave; null if that is not known. */
  counts: FacilityCounts | null;
}

type QuickFlag = keyof typeof copy.flags;
const quickFlags = Object.keys(copy.flags) as QuickFlag[];

/**
 * Conditions that one press adds, without opening the form. Those that would leave all facilities, or none, are left out; a
 * condition that is set is among the active ones.
 */
export function QuickFilters({ criteria, total, counts }: QuickFiltersProps) {
  const can = useCapabilities();
  const narrows = (flag: QuickFlag): boolean => {
    const left = counts?.[flag];
    return left === undefined || (left > 0 && left < total);
  };
  const flags = quickFlags.filter((flag) => !criteria[flag] && isOffered(flag, can) && narrows(flag));
  if (flags.length === 0) return null;
  return (
    <ul className={`${styles.filters} ${row.row}`} aria-label={copy.label}>
      {flags.map((flag) => (
        <li key={flag}>
          <Link
            className={styles.filter}
            to={addressOf(changed(criteria, { [flag]: true }))}
            preventScrollReset
          >
            {copy.flags[flag]}
          </Link>
        </li>
      ))}
    </ul>
  );
}
