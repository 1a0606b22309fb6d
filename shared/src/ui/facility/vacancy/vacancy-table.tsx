import { childClasses } from '../../../constants/index.ts';
import type { Vacancy } from '../../../contract/index.ts';
import { vacancyCopy, vacancySigns, vacancyTitle } from './vacancy.copy.ts';
import styles from './vacancy.module.css';
import { isVacancyStale, vacancyState } from './vacancy.rules.ts';
import tableStyles from './vacancy-table.module.css';

const { headings, people } = vacancyCopy;

/** Every class, with its sign in words and the publisher's figures. */
export function VacancyTable({ vacancy, today }: { vacancy: Vacancy; today: string }) {
  const stale = isVacancyStale(vacancy.as_of, today);
  const counts = (['accepted', 'waiting', 'enrolled'] as const).filter((count) =>
    vacancy.classes.some((row) => row[count] !== null),
  );
  return (
    <div className={styles.vacancy} data-stale={stale || undefined}>
      {stale && (
        <p className={tableStyles.warning}>
          <strong>{vacancyCopy.stale}</strong>。{vacancyCopy.staleAdvice}
        </p>
      )}
      <table className={tableStyles.table}>
        <caption className={styles.title}>{vacancyTitle(vacancy.as_of)}</caption>
        <thead>
          <tr>
            {[headings.class, headings.state, ...counts.map((count) => headings[count])].map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {vacancy.classes.map((row) => {
            const state = vacancyState(row);
            return (
              <tr key={row.child_class_id} data-state={state} data-class={row.child_class_id}>
                <th scope="row">{childClasses[row.child_class_id]}</th>
                <td>
                  <span className={styles.sign} aria-hidden="true">
                    {vacancySigns[state].sign}
                  </span>{' '}
                  {vacancySigns[state].text}
                </td>
                {counts.map((count) => (
                  <td key={count}>{people(row[count])}</td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
