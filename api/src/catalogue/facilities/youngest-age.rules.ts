import type { FacilityRecord } from '@enerabi/shared/server/records';

/** Age on the day of admission; full months alone where a visitor chose them from a list. */
export interface ChildAge {
  months?: number | undefined;
  days?: number | undefined;
}

const countsDays = 0x8000;
const mostDays = countsDays - 1;

/** The average number of days in this many months. */
export const daysOfMonths = (months: number): number => months * 30.5;
/** Months that a child of this age has about reached: 57 days are two, 43 days too. */
export const roundedMonths = (days: number): number => Math.ceil(days / daysOfMonths(1));

/**
 * The age from which a facility takes children as one number of 16 bits: full months, or days where its publisher
 * counts days, marked by the highest bit. An unknown age is 0, from birth on.
 */
export const youngestAge = ({
  accept_from_months,
  accept_from_days,
}: Pick<FacilityRecord, 'accept_from_months' | 'accept_from_days'>): number =>
  typeof accept_from_days === 'number'
    ? countsDays | Math.min(accept_from_days, mostDays)
    : (accept_from_months ?? 0);

/**
 * Whether a child is old enough: days are compared with days and months with months, so that 57 days are 57 days. If
 * the child's days are unknown, it is old enough with the months that the facility's days round up to; if its months
 * are unknown, with the full months that its days make in any part of the year.
 * @returns a function of a `youngestAge`
 */
export function isOldEnough({ months, days }: ChildAge): (youngest: number) => boolean {
  if (months === undefined && days === undefined) return () => true;
  const certainly = months ?? certainMonths(days ?? 0);
  return (youngest) => {
    if ((youngest & countsDays) === 0) return youngest <= certainly;
    const from = youngest & mostDays;
    return days === undefined ? roundedMonths(from) <= certainly : from <= days;
  };
}

const msPerDay = 86_400_000;

/** Days from the first of a month to the first of another, with leap years. */
const daysBetween = (month: number, months: number): number =>
  (Date.UTC(2023, month + months) - Date.UTC(2023, month)) / msPerDay;
const startsOfFourYears = Array.from({ length: 48 }, (_, month) => month);
const longestDays = (months: number): number =>
  Math.max(...startsOfFourYears.map((month) => daysBetween(month, months)));

/** Full months that this many days make at least, whenever they begin. */
function certainMonths(days: number): number {
  let months = Math.floor(days / 31);
  while (longestDays(months + 1) <= days) months += 1;
  return months;
}
