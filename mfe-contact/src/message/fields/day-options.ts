import type { ContactCalendar } from '@enerabi/shared/contract';
import { monthDayText } from '@enerabi/shared/japanese';
import { copy } from './fields.copy.ts';

export interface DayOption {
  value: string;
  label: string;
}

/** The days of one month. */
export interface MonthOptions {
  label: string;
  days: DayOption[];
}

const dayMs = 86_400_000;

/** The days to choose from by month; holidays and closed days are marked, not hidden. */
export function dayOptions({ from, to, marked }: ContactCalendar): MonthOptions[] {
  const months = new Map<string, DayOption[]>();
  for (let at = Date.parse(from); at <= Date.parse(to); at += dayMs) {
    const value = new Date(at).toISOString().slice(0, 10);
    const mark = marked.find(({ date }) => date === value);
    const marks = [mark?.holiday, mark?.is_closed ? copy.dates.closed : undefined].filter(Boolean);
    const label = `${monthDayText(value)}${marks.length > 0 ? ` ${marks.join('・')}` : ''}`;
    const month = `${Number(value.slice(0, 4))}年${Number(value.slice(5, 7))}月`;
    months.set(month, [...(months.get(month) ?? []), { value, label }]);
  }
  return [...months].map(([label, days]) => ({ label, days }));
}

/** Every half hour from 8:00 to 18:30, as visits begin. */
export const timeOptions: readonly DayOption[] = Array.from({ length: 22 }, (_, at) => {
  const [hour, minute] = [8 + Math.floor(at / 2), at % 2 === 0 ? '00' : '30'];
  return { value: `${String(hour).padStart(2, '0')}:${minute}`, label: `${hour}:${minute}` };
});
