import type { FacilitySummary } from '../../../contract/index.ts';
import { vacancyCopy, vacancySigns } from './vacancy.copy.ts';
import styles from './vacancy.module.css';
import { type VacancyState, vacancyState } from './vacancy.rules.ts';

/** Explains once, for all cards of a list, the signs that they show; it renders nothing if they show none. */
export function VacancyLegend({ facilities }: { facilities: readonly Pick<FacilitySummary, 'vacancy'>[] }) {
  const shown = new Set(facilities.flatMap(({ vacancy }) => vacancy?.classes.map(vacancyState) ?? []));
  if (shown.size === 0) return null;
  const states = Object.keys(vacancySigns) as VacancyState[];
  return (
    <ul className={styles.legend} aria-label={vacancyCopy.legend}>
      {states
        .filter((state) => shown.has(state))
        .map((state) => (
          <li key={state}>
            <span aria-hidden="true">{vacancySigns[state].sign}</span> <span>{vacancySigns[state].text}</span>
          </li>
        ))}
    </ul>
  );
}
