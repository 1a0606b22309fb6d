import { vacancyCopy, vacancySigns } from './vacancy.copy.ts';
import styles from './vacancy.module.css';

/** Explains the signs once for all cards of a list. */
export const VacancyLegend = () => (
  <ul className={styles.legend} aria-label={vacancyCopy.legend}>
    {Object.values(vacancySigns).map(({ sign, text }) => (
      <li key={sign}>
        <span aria-hidden="true">{sign}</span> <span>{text}</span>
      </li>
    ))}
  </ul>
);
