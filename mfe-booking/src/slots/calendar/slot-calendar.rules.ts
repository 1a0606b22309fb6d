import type { AvailableTimeSlot } from '@enerabi/shared/contract';
import { type SlotState, slotState } from '@enerabi/shared/ui';
import { startsAtOf } from '../slot-time.ts';

/** A day of a month. */
export interface CalendarDay {
  /** `YYYY-MM-DD` */
  date: string;
  /** In the order of time; none: no visits. */
  slots: readonly AvailableTimeSlot[];
  /** Undefined without slots. */
  state: SlotState | undefined;
}

export interface CalendarMonth {
  /** `YYYY-MM` */
  month: string;
  /** From Sunday to Saturday; null is a day of another month. */
  weeks: readonly (readonly (CalendarDay | null)[])[];
}

/** Whether a family can book it now. */
export const isBookable = (slot: AvailableTimeSlot): boolean => slot.families_left > 0 && !slot.opens_at;

/** Whether a family can wait for it. */
export const isFull = ({ families_left }: AvailableTimeSlot): boolean => families_left === 0;

/** How full a day is: by all families that can still come on it. */
export function dayState(slots: readonly AvailableTimeSlot[]): SlotState | undefined {
  if (slots.length === 0) return undefined;
  const left = slots.filter(isBookable).reduce((sum, { families_left }) => sum + families_left, 0);
  if (left > 0) return slotState({ families_left: left });
  return slots.some(({ families_left }) => families_left > 0) ? 'unopened' : 'full';
}

export const slotsOn = (slots: readonly AvailableTimeSlot[], date: string): AvailableTimeSlot[] =>
  slots.filter(({ starts_at }) => starts_at.startsWith(date));

/** The days with slots, in order. @returns `YYYY-MM-DD` */
export const daysOf = (slots: readonly AvailableTimeSlot[]): string[] => [
  ...new Set(slots.map(({ starts_at }) => starts_at.slice(0, 10))),
];

/**
 * The day that is shown: the wanted one if it has slots, else the first that can be booked, else the first.
 * @param slots at least one
 */
export function shownDay(slots: readonly AvailableTimeSlot[], wanted: string | null): string {
  const days = daysOf(slots);
  if (wanted && days.includes(wanted)) return wanted;
  return slots.find(isBookable)?.starts_at.slice(0, 10) ?? days[0] ?? '';
}

/** The months from the first slot's to the last one's. */
export function monthsOf(slots: readonly AvailableTimeSlot[]): CalendarMonth[] {
  const days = daysOf(slots);
  const last = days.at(-1)?.slice(0, 7) ?? '';
  const months: CalendarMonth[] = [];
  for (let month = days[0]?.slice(0, 7) ?? ''; month !== '' && month <= last; month = monthAfter(month))
    months.push({ month, weeks: weeksOf(month, slots) });
  return months;
}

function monthAfter(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
}

function weeksOf(month: string, slots: readonly AvailableTimeSlot[]): (CalendarDay | null)[][] {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const ownSlots = slots.filter(({ starts_at }) => starts_at.startsWith(month));
  const length = new Date(Date.UTC(year, number, 0)).getUTCDate();
  const before = new Date(Date.UTC(year, number - 1, 1)).getUTCDay();
  const days = Array.from({ length }, (_, at): CalendarDay => {
    const date = `${month}-${String(at + 1).padStart(2, '0')}`;
    const ofDay = slotsOn(ownSlots, date);
    return { date, slots: ofDay, state: dayState(ofDay) };
  });
  const cells = [...Array.from({ length: before }, () => null), ...days];
  const full = [...cells, ...Array.from({ length: (7 - (cells.length % 7)) % 7 }, () => null)];
  return Array.from({ length: full.length / 7 }, (_, week) => full.slice(week * 7, week * 7 + 7));
}

/**
 * The slot of the shown day that is chosen, if it can be booked. The only one of a day needs no choice.
 * @param chosen as `slotParameterOf`, or ''
 */
export function chosenSlot(
  slots: readonly AvailableTimeSlot[],
  shown: string,
  chosen: string,
): AvailableTimeSlot | undefined {
  const free = slotsOn(slots, shown).filter(isBookable);
  const startsAt = startsAtOf(chosen);
  return free.find(({ starts_at }) => starts_at === startsAt) ?? (free.length === 1 ? free[0] : undefined);
}
