/**
 * @param from `YYYY-MM-DD`
 * @param to `YYYY-MM-DD`
 * @returns whole days from one to the other, negative if `to` is earlier
 */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

/**
 * @param month 1 to 12
 * @returns 28 to 31
 */
export const daysInMonth = (year: number, month: number): number =>
  new Date(Date.UTC(year, month, 0)).getUTCDate();

/** Whether the text is `YYYY-MM-DD` and the day exists. */
export function isCalendarDate(text: string): boolean {
  const [, year = 0, month = 0, day = 0] = (/^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? []).map(Number);
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}
