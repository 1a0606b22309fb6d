import type { FacilityDetail } from '@enerabi/shared/contract';
import { timeText } from '@enerabi/shared/ui';
import { copy } from './day-and-year.copy.ts';
import styles from './day-and-year.module.css';

type Day = NonNullable<FacilityDetail['daily_schedule']>;
type Year = NonNullable<FacilityDetail['yearly_events']>;

/** Lists the parts of a day, hour by hour. */
export const DailySchedule = ({ parts }: { parts: Day }) => (
  <ol className={styles.list}>
    {parts.map(({ time, text }) => (
      <li key={time} className={styles.entry}>
        <time className={styles.when} dateTime={Number(time.slice(0, 2)) < 24 ? time : undefined}>
          {timeText(time)}
        </time>
        {text}
      </li>
    ))}
  </ol>
);

/** Lists the events of each month of the school year. */
export const YearlyEvents = ({ events }: { events: Year }) => (
  <ul className={styles.list} data-columns>
    {events.map(({ month, text }) => (
      <li key={`${month} ${text}`} className={styles.entry}>
        <span className={styles.when}>{copy.month(month)}</span>
        {text}
      </li>
    ))}
  </ul>
);
