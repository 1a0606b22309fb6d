import { minutesOf, timeOfDay } from '@enerabi/shared/clock';
import type { ChildClassId } from '@enerabi/shared/constants';
import { addDays, dayNumber, weekdayOf } from './calendar/calendar.ts';
import { workingDayBefore } from './calendar/working-days.ts';
import type { DemoFacility } from './demo-facility.ts';

/** A row of `visit_slot` as `jsonb_populate_recordset` reads it. */
export interface SlotRow {
  facility_id: number;
  prefecture_code: string;
  starts_at: string;
  ends_at: string;
  child_class_ids: readonly ChildClassId[];
  capacity: number;
  families_left: number;
  reserved_elsewhere: number;
  opens_at: string | null;
  book_by: string;
  cancel_by: string;
}

type Day = readonly [starts: readonly string[], lengths: readonly number[]];

/** Starts of a day's visits and their longest duration in minutes, so that they do not overlap; and a weight. */
const days: readonly (readonly [Day, number])[] = [
  [[['09:30'], [30, 45, 60]], 18],
  [[['10:00'], [30, 45, 60, 60]], 28],
  [[['10:30'], [30, 45, 60]], 18],
  [[['13:30'], [30, 45]], 12],
  [
    [
      ['09:30', '10:30'],
      [45, 60],
    ],
    8,
  ],
  [
    [
      ['10:00', '13:30'],
      [30, 45, 60],
    ],
    10,
  ],
  [[['09:30', '10:00', '10:30'], [30]], 6],
];
const openingWeeks = 4;

interface Pattern {
  weekdays: readonly number[];
  starts: readonly string[];
  minutes: number;
  capacity: number;
  /** Younger and older children come on different weekdays. */
  isByAge: boolean;
  /** Booking ends this many working days before, at 17:00. */
  notice: number;
  /** Booking begins some weeks before, at 9:00; otherwise when the slot is created. */
  opens: boolean;
}

/** A facility has the same weekdays and hours every week, as real ones do. */
function patternOf(facility: DemoFacility): Pattern {
  const random = facility.random('visits');
  const [starts, lengths] = random.weighted(days);
  const first = random.between(1, 5);
  const second = ((first + random.pick([1, 2, 3]) - 1) % 5) + 1;
  const isByAge = random.chance(0.2);
  return {
    weekdays: isByAge || random.chance(0.25) ? [first, second] : [first],
    starts,
    minutes: random.pick(lengths),
    capacity: random.pick([1, 1, 2, 2, 3, 3, 4]),
    isByAge,
    notice: random.pick([1, 1, 1, 2, 3]),
    opens: random.chance(0.4),
  };
}

/**
 * A facility's slots on these working days in Japan. A slot depends on its facility and its day alone, so that
 * generating it again yields the same.
 */
export function visitSlotsOf(facility: DemoFacility, workingDays: readonly string[]): SlotRow[] {
  if (!facility.hasSlots) return [];
  const pattern = patternOf(facility);
  return workingDays
    .filter((day) => pattern.weekdays.includes(weekdayOf(day)))
    .flatMap((day) => {
      const random = facility.random('slots', dayNumber(day));
      const onThatDay = {
        child_class_ids: classesOn(facility.classes, pattern, day),
        capacity: pattern.capacity,
        opens_at: pattern.opens ? inJapan(addDays(day, -7 * openingWeeks), '09:00') : null,
        book_by: inJapan(workingDayBefore(day, pattern.notice), '17:00'),
        cancel_by: inJapan(workingDayBefore(day, 1), '17:00'),
      };
      return pattern.starts.map((start): SlotRow => {
        const isFull = random.chance(0.22);
        const left = isFull ? 0 : random.between(1, pattern.capacity);
        return {
          facility_id: facility.id,
          prefecture_code: facility.prefecture_code,
          starts_at: `${day} ${start}:00`,
          ends_at: `${day} ${later(start, pattern.minutes)}:00`,
          families_left: left,
          reserved_elsewhere: pattern.capacity - left,
          ...onThatDay,
        };
      });
    });
}

const inJapan = (day: string, time: string): string => `${day}T${time}:00+09:00`;

const later = (start: string, minutes: number): string => timeOfDay(minutesOf(start) + minutes);

function classesOn(
  classes: readonly ChildClassId[],
  { isByAge, weekdays }: Pattern,
  day: string,
): readonly ChildClassId[] {
  if (!isByAge) return classes;
  const isForYounger = weekdayOf(day) === weekdays[0];
  const some = classes.filter((id) => id <= 2 === isForYounger);
  return some.length > 0 ? some : classes;
}
