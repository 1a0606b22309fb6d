import { daysInMonth } from '../../wording/calendar.ts';
import type { DateParts } from './date-parts.ts';

export const copy = { year: '年', month: '月', day: '日' } as const;

export const impossibleDate = ({ year, month, day }: DateParts): string =>
  `${year}年${month}月${day}日という日付はありません。${year}年${month}月は${daysInMonth(Number(year), Number(month))}日までです。日を選び直してください。`;
