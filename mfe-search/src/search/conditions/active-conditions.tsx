import { Link } from '@enerabi/shared/kernel';
import { FilterChip } from '@enerabi/shared/ui';
import row from '../results/scroll-row.module.css';
import { copy } from './active-conditions.copy.ts';
import styles from './active-conditions.module.css';

interface ActiveConditionsProps {
  /** Each with the address of the list without it. */
  conditions: readonly { name: string; to: string }[];
  /** The address without any condition. */
  clearTo: string;
}

/** Shows each active condition as a chip that removes it, and a link that removes all. */
export function ActiveConditions({ conditions, clearTo }: ActiveConditionsProps) {
  if (conditions.length === 0) return null;
  return (
    <section className={`${styles.conditions} ${row.row}`} aria-label={copy.active}>
      <ul className={styles.chips}>
        {conditions.map(({ name, to }) => (
          <li key={name}>
            <FilterChip name={name} to={to} />
          </li>
        ))}
      </ul>
      <Link className={styles.clear} to={clearTo}>
        {copy.clear}
      </Link>
    </section>
  );
}
