const weekdays = '日月火水木金土';

/**
 * @param date `YYYY-MM-DD`, or a local time that begins with it
 * @returns `土`
 */
export const weekdayName = (date: string): string => weekdays.charAt(new Date(date.slice(0, 10)).getUTCDay());

/**
 * @param date `YYYY-MM-DD`, or a local time that begins with it
 * @returns `10月3日（土）` (domain section 6)
 */
export const monthDayText = (date: string): string =>
  `${Number(date.slice(5, 7))}月${Number(date.slice(8, 10))}日（${weekdayName(date)}）`;

/**
 * @param date `YYYY-MM-DD`
 * @returns `2026年5月1日` (domain section 6)
 */
export function dateText(date: string): string {
  const [year, month, day] = date.split('-').map(Number);
  return `${year}年${month}月${day}日`;
}
