import { facilityTypes } from '@enerabi/shared/constants';
import { Link, prefectureByCode } from '@enerabi/shared/kernel';
import { FilterChip } from '@enerabi/shared/ui';
import {
  addressOf,
  changed,
  type FacilityCriteria,
  hasConditions,
  withoutConditions,
} from './facility-criteria.ts';
import { copy } from './facility-list.copy.ts';
import styles from './facility-results.module.css';

/** Each condition at work as a chip that takes it away, and one way to take all of them away. */
export function ActiveConditions({ criteria }: { criteria: FacilityCriteria }) {
  if (!hasConditions(criteria)) return null;
  const chips = conditionsOf(criteria);
  return (
    <section className={styles.conditions} aria-label={copy.active}>
      <ul className={styles.chips}>
        {chips.map(({ name, without }) => (
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

function conditionsOf(criteria: FacilityCriteria): { name: string; without: FacilityCriteria }[] {
  const { area, keyword, facility_types } = criteria;
  const { area: _area, ...anywhere } = criteria;
  const { keyword: _keyword, ...anyName } = criteria;
  return [
    ...(area ? [{ name: prefectureByCode(area)?.name ?? area, without: changed(anywhere, {}) }] : []),
    ...(keyword ? [{ name: copy.keyword(keyword), without: changed(anyName, {}) }] : []),
    ...facility_types.map((type) => ({
      name: facilityTypes[type],
      without: changed(criteria, { facility_types: facility_types.filter((other) => other !== type) }),
    })),
  ];
}
