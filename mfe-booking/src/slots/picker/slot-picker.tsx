import type { AvailableTimeSlot } from '@enerabi/shared/contract';
import { monthDayText, SlotSign, type SlotState } from '@enerabi/shared/ui';
import { isBookable, monthsOf, slotsOn } from '../calendar/slot-calendar.rules.ts';
import { DayTimes } from './day-times.tsx';
import { MonthStrip } from './month-strip.tsx';
import { copy } from './picker.copy.ts';
import { SlotCalendar } from './slot-calendar.tsx';
import styles from './slot-picker.module.css';

interface SlotPickerProps {
  /** At least one, soonest first. */
  slots: readonly AvailableTimeSlot[];
  /** The day whose times are shown, `YYYY-MM-DD`. */
  shown: string;
  /** As `slotParameterOf`; undefined: none. */
  chosen: string | undefined;
  /** Address of the page, if days are buttons of the form around it, which carries what is filled in. */
  carriedTo?: string | undefined;
  /** Address at which a full slot is waited for; undefined: it cannot be. */
  waitlistAddress?: string | undefined;
  onChoose: (chosen: string) => void;
}

/** A day and then a time, in the months with visits. */
export function SlotPicker(props: SlotPickerProps) {
  const { slots, shown, chosen, carriedTo, waitlistAddress, onChoose } = props;
  const months = monthsOf(slots);
  const soonest = slots.find(isBookable);
  return (
    <div className={styles.picker}>
      <div id="calendar" className={styles.calendar}>
        {soonest && <p>{copy.soonest(monthDayText(soonest.starts_at))}</p>}
        <Legend isUnopened={slots.some(({ opens_at }) => opens_at)} />
        {months.length > 1 && <MonthStrip months={months} shown={shown} carriedTo={carriedTo} />}
        {months
          .filter(({ month }) => shown.startsWith(month))
          .map((month) => (
            <SlotCalendar key={month.month} month={month} shownDay={shown} carriedTo={carriedTo} />
          ))}
      </div>
      <DayTimes
        day={shown}
        slots={slotsOn(slots, shown)}
        chosen={chosen}
        waitlistAddress={waitlistAddress}
        onChoose={onChoose}
      />
    </div>
  );
}

/** @param isUnopened whether the booking of any begins later */
const Legend = ({ isUnopened }: { isUnopened: boolean }) => (
  <ul className={styles.legend} aria-label={copy.legendLabel}>
    {(Object.keys(copy.legend) as SlotState[])
      .filter((state) => state !== 'unopened' || isUnopened)
      .map((state) => (
        <li key={state}>
          <SlotSign state={state} />
          {copy.legend[state]}
        </li>
      ))}
  </ul>
);
