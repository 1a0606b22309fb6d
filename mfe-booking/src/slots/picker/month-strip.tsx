import { Link, useSearchParams } from '@enerabi/shared/kernel';
import { SlotSign } from '@enerabi/shared/ui';
import { type CalendarMonth, dayState, shownDay } from '../calendar/slot-calendar.rules.ts';
import { dayParameter, searchOfDay } from '../slot-time.ts';
import styles from './month-strip.module.css';
import { copy } from './picker.copy.ts';

interface MonthStripProps {
  months: readonly CalendarMonth[];
  /** `YYYY-MM-DD` */
  shown: string;
  carriedTo: string | undefined;
}

/** The months with visits: each leads to its first day that can be booked. */
export function MonthStrip({ months, shown, carriedTo }: MonthStripProps) {
  const [query] = useSearchParams();
  return (
    <ul className={styles.strip} aria-label={copy.months}>
      {months.map(({ month, weeks }) => {
        const slots = weeks.flat().flatMap((day) => day?.slots ?? []);
        const state = dayState(slots);
        if (!state) return null;
        const day = shownDay(slots, null);
        const isCurrent = shown.startsWith(month);
        const face = (
          <>
            {copy.shortMonth(month)}
            <SlotSign state={state} />
          </>
        );
        return (
          <li key={month}>
            {carriedTo ? (
              <button
                className={styles.month}
                type="submit"
                name={dayParameter}
                value={day}
                formAction={`${carriedTo}#calendar`}
                formNoValidate
                aria-pressed={isCurrent}
              >
                {face}
              </button>
            ) : (
              <Link
                className={styles.month}
                to={`${searchOfDay(query, day)}#calendar`}
                replace
                aria-current={isCurrent || undefined}
              >
                {face}
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}
