import type { ChildClassId } from '@enerabi/shared/constants';
import type { BookableSlot } from './planned-facilities.queries.ts';

/** When a family can come. Times of day are `HH:mm`. */
export interface WantedTimes {
  /** 0 is Sunday; undefined or none: any. */
  weekdays?: readonly number[] | undefined;
  from_time?: string | undefined;
  until_time?: string | undefined;
  /** Undefined: visits for any class alone, and all others, too. */
  child_class_id?: ChildClassId | undefined;
}

/** Whether a family can come to a visit. */
export function isWanted(
  { weekdays = [], from_time, until_time, child_class_id }: WantedTimes,
  { starts_at, ends_at, child_class_ids }: BookableSlot,
): boolean {
  // The day's midnight in UTC, so that the zone of the machine decides nothing.
  const weekday = new Date(`${starts_at.slice(0, 10)}T00:00:00Z`).getUTCDay();
  return (
    (weekdays.length === 0 || weekdays.includes(weekday)) &&
    (from_time === undefined || starts_at.slice(11, 16) >= from_time) &&
    (until_time === undefined || ends_at.slice(11, 16) <= until_time) &&
    (child_class_id === undefined || child_class_ids.length === 0 || child_class_ids.includes(child_class_id))
  );
}
