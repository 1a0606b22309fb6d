import { Link, useSearchParams } from '@enerabi/shared/kernel';
import { monthDayText, SlotSign, VisuallyHidden } from '@enerabi/shared/ui';
import type { CalendarDay, CalendarMonth } from '../calendar/slot-calendar.rules.ts';
import { dayParameter, searchOfDay } from '../slot-time.ts';
import { copy } from './picker.copy.ts';
import styles from './slot-calendar.module.css';

interface SlotCalendarProps {
  month: CalendarMonth;
  /** `YYYY-MM-DD` */
  shownDay: string;
  /** Address of the page, where a day is a button of the form around it, which carries what is filled in. */
  carriedTo: string | undefined;
}

/** A month, each day with how full it is (○ △ ×, and in words). */
export const SlotCalendar = ({ month: { month, weeks }, shownDay, carriedTo }: SlotCalendarProps) => (
  <table className={styles.month}>
    <caption className={styles.caption}>{copy.month(month)}</caption>
    <thead>
      <tr>
        {[...copy.weekdays].map((weekday) => (
          <th key={weekday} scope="col">
            {weekday}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {weeks.map((week, at) => (
        <tr key={at}>
          {week.map((day, weekday) => (
            <td key={weekday}>
              {day && <Day day={day} isShown={day.date === shownDay} carriedTo={carriedTo} />}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

interface DayProps {
  day: CalendarDay;
  isShown: boolean;
  carriedTo: string | undefined;
}

function Day({ day: { date, slots, state }, isShown, carriedTo }: DayProps) {
  const [query] = useSearchParams();
  const number = Number(date.slice(8));
  if (!state) return <span className={styles.none}>{number}</span>;
  const face = (
    <>
      <span aria-hidden="true">{number}</span>
      <SlotSign state={state} />
      <VisuallyHidden>{copy.day(monthDayText(date), state, slots.length)}</VisuallyHidden>
    </>
  );
  const look = { className: styles.day, 'data-state': state } as const;
  if (carriedTo)
    return (
      <button
        {...look}
        type="submit"
        name={dayParameter}
        value={date}
        formAction={`${carriedTo}#times`}
        formNoValidate
        aria-pressed={isShown}
      >
        {face}
      </button>
    );
  return (
    <Link
      {...look}
      to={`${searchOfDay(query, date)}#times`}
      replace
      aria-current={isShown ? 'date' : undefined}
    >
      {face}
    </Link>
  );
}
