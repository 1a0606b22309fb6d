import { childClasses } from '../../../constants/index.ts';
import type { Vacancy } from '../../../contract/index.ts';
import { VisuallyHidden } from '../../display/visually-hidden.tsx';
import { vacancyCopy, vacancySigns, vacancyTitle } from './vacancy.copy.ts';
import styles from './vacancy.module.css';
import { isVacancyStale, vacancyState } from './vacancy.rules.ts';

/** The classes of a card side by side, each with its sign, and with their date. The card names the source. */
export function VacancyStrip({ vacancy, today }: { vacancy: Vacancy; today: string }) {
  const stale = isVacancyStale(vacancy.as_of, today);
  const title = vacancyTitle(vacancy.as_of);
  return (
    <div className={styles.vacancy} data-stale={stale || undefined}>
      <p className={styles.head}>
        <span className={styles.title}>{title}</span>
        {stale && <strong className={styles.stale}>{vacancyCopy.stale}</strong>}
      </p>
      <ul className={styles.strip} data-count={vacancy.classes.length} aria-label={title}>
        {vacancy.classes.map((row) => {
          const state = vacancyState(row);
          return (
            <li key={row.child_class_id} data-state={state} data-class={row.child_class_id}>
              {childClasses[row.child_class_id]}
              <span aria-hidden="true">{vacancySigns[state].sign}</span>
              <VisuallyHidden>{vacancySigns[state].text}</VisuallyHidden>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
