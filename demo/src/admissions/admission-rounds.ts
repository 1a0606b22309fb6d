import { addDays } from '../calendar/calendar.ts';
import { isWorkingDay } from '../calendar/working-days.ts';

/** A row of `admission_round`. */
export interface AdmissionRoundRow {
  prefecture_code: string;
  municipality_code: string;
  path_name: string;
  admission_month: string;
  title: string;
  opens_on: string;
  closes_on: string;
  results_on: string;
  import_source: string;
}

const monthsAhead = 14;

/** As most municipalities do it: two rounds for April, and one for each other month. */
const roundsOf = (admissionMonth: string, shift: number) => {
  const before = (months: number, day: number): string =>
    workingDay(`${monthBefore(admissionMonth, months)}-${String(day).padStart(2, '0')}`);
  if (!admissionMonth.endsWith('-04'))
    return [
      { title: '随時', opens_on: before(2, 15), closes_on: before(1, 5 + shift), results_on: before(1, 22) },
    ];
  return [
    { title: '一次', opens_on: before(6, 15), closes_on: before(4, 4 + shift), results_on: before(2, 9) },
    { title: '二次', opens_on: before(2, 10), closes_on: before(2, 14 + shift), results_on: before(1, 8) },
  ];
};

/**
 * The rounds of a municipality that are not over on a day.
 * @param today `YYYY-MM-DD`
 */
export function admissionRoundsOf(
  { municipality_code, prefecture_code }: Pick<AdmissionRoundRow, 'municipality_code' | 'prefecture_code'>,
  today: string,
): AdmissionRoundRow[] {
  const shift = Number(municipality_code) % 8;
  const months = Array.from({ length: monthsAhead }, (_, at) => monthBefore(today.slice(0, 7), -at - 1));
  return months
    .flatMap((month) =>
      roundsOf(month, shift).map((round, at) => ({
        prefecture_code,
        municipality_code,
        path_name: `demo-${municipality_code}-${month}-${at + 1}`,
        admission_month: month,
        ...round,
        import_source: 'デモデータ',
      })),
    )
    .filter(({ closes_on }) => closes_on >= today);
}

/** @param count of months; negative is later */
function monthBefore(month: string, count: number): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 - count, 1)).toISOString().slice(0, 7);
}

function workingDay(day: string): string {
  let found = day;
  while (!isWorkingDay(found)) found = addDays(found, 1);
  return found;
}
