import { weekdayName } from '../../japanese/day-text.ts';
import { copy } from './date-block.copy.ts';
import styles from './date-block.module.css';

/**
 * A day as a calendar leaf, hidden from screen readers, since the text beside it says the same.
 * @param date `YYYY-MM-DD`, or a local time that begins with it
 */
export const DateBlock = ({ date }: { date: string }) => (
  <div className={styles.block} aria-hidden="true">
    <span className={styles.month}>
      {Number(date.slice(5, 7))}
      {copy.month}
    </span>
    <span className={styles.day}>
      {Number(date.slice(8, 10))}
      <span className={styles.unit}>{copy.day}</span>
    </span>
    <span className={styles.weekday}>
      {weekdayName(date)}
      {copy.weekday}
    </span>
  </div>
);
