import { Link } from '@enerabi/shared/kernel';
import { FilterChip } from '@enerabi/shared/ui';
import styles from './active-conditions.module.css';
import { copy } from './conditions.copy.ts';
import { conditionsOf, type Names } from './conditions.ts';
import { addressOf, type FacilityCriteria, withoutConditions } from './facility-criteria.ts';

/** Shows each active condition as a chip that removes it, and a link that removes all. */
export function ActiveConditions({ criteria, names }: { criteria: FacilityCriteria; names: Names }) {
  const conditions = conditionsOf(criteria, names);
  if (conditions.length === 0) return null;
  return (
    <section className={styles.conditions} aria-label={copy.active}>
      <ul className={styles.chips}>
        {conditions.map(({ name, without }) => (
          <li key={name}>
            <FilterChip name={name} to={addressOf(without)} />
          </li>
        ))}
      </ul>
      <Link className={styles.clear} to={addressOf(withoutConditions(criteria))}>
        {copy.clear}
      </Link>
    </section>
  );
}
