import { type ChildClassId, childClassIds } from '../constants/facility.ts';

/** State of a child in a month: a class, not born yet, or old enough for school. */
export type Admission =
  | { kind: 'class'; child_class_id: ChildClassId; fiscalYear: number; monthsOld: number; daysOld: number }
  | { kind: 'unborn' }
  | { kind: 'school'; fiscalYear: number };

/** A child that is admitted to a class. */
export type ClassAdmission = Extract<Admission, { kind: 'class' }>;

/**
 * The fiscal year a month belongs to; it begins on 1 April.
 * @param month `YYYY-MM`
 */
export function fiscalYearOf(month: string): number {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return number >= 4 ? year : year - 1;
}

/**
 * Full months from birth to the first day of a month.
 * @param birthday `YYYY-MM-DD`
 * @param month `YYYY-MM`
 */
function monthsOn(birthday: string, month: string): number {
  const [birthYear = 0, birthMonth = 1, day = 1] = birthday.split('-').map(Number);
  const [year = 0, number = 1] = month.split('-').map(Number);
  return (year - birthYear) * 12 + number - birthMonth - (day > 1 ? 1 : 0);
}

const msPerDay = 86_400_000;

/**
 * Days from birth to the first day of a month. The day of birth is day 0, so the first day after eight weeks of
 * maternity leave is day 57.
 * @param birthday `YYYY-MM-DD`
 * @param month `YYYY-MM`
 */
const daysOn = (birthday: string, month: string): number =>
  (Date.parse(`${month}-01`) - Date.parse(birthday)) / msPerDay;

/**
 * The class of a child who is admitted in a month (domain section 2): class N of fiscal year Y has the children born
 * from (Y-N-1)-04-02 to (Y-N)-04-01, since by law a year of age is completed at the end of the day before the birthday
 * (年齢計算ニ関スル法律). A child stays in its class all year.
 * @param birthday `YYYY-MM-DD`; the expected day for an unborn child
 * @param month of admission, `YYYY-MM`
 */
export function admissionOf(birthday: string, month: string): Admission {
  if (birthday > `${month}-01`) return { kind: 'unborn' };
  const fiscalYear = fiscalYearOf(month);
  const year = Number(birthday.slice(0, 4));
  const birthFiscalYear = birthday.slice(5) >= '04-02' ? year : year - 1;
  const age = Math.max(0, fiscalYear - birthFiscalYear - 1);
  const child_class_id = childClassIds.find((id) => id === age);
  if (child_class_id === undefined) return { kind: 'school', fiscalYear };
  return {
    kind: 'class',
    child_class_id,
    fiscalYear,
    monthsOld: monthsOn(birthday, month),
    daysOld: daysOn(birthday, month),
  };
}
