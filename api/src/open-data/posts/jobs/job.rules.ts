import type { PostFault, PostRecord } from '../post-kind.ts';
import { type MinimumWage, type Pay, wageFinding } from './minimum-wage.rules.ts';

/** A span of salary that is wider says nothing: 20万円〜60万円. */
const widestSpan = 2;
/** Yen; who pays more has mistaken the period. */
const mostAnHour = 100_000;
const isWithoutEnd = /期間の定め(?:は)?(?:なし|ない|無し|ありません)|無期/;

/** Finds a fault in how a posting's fields fit together (職業安定法 第5条の3, its rules since April 2024). */
export function jobFault(record: PostRecord): PostFault | undefined {
  const fault = (column: string, action: string) => ({ column, action });
  const { salary_min, salary_max, salary_unit, contract_term } = record;
  if (salary_unit !== 'hour' && record.paid_hours === null)
    return fault(
      'paid_hours',
      'state the scheduled working hours of the period, to compare with the minimum wage',
    );
  const hourly = hourlyPay(record);
  if (hourly > mostAnHour)
    return fault('salary_min', `${hourly} yen an hour: compare the salary with its period and its hours`);
  if (salary_max !== null && Number(salary_max) < Number(salary_min))
    return fault('salary_max', 'lower than the lowest salary');
  if (salary_max !== null && Number(salary_max) > widestSpan * Number(salary_min))
    return fault('salary_max', `more than ${widestSpan} times the lowest salary: such a span says nothing`);
  if ((record.fixed_overtime_pay === null) !== (record.fixed_overtime_hours === null))
    return fault('fixed_overtime_hours', 'fixed overtime has both an amount and hours');
  if (!isWithoutEnd.test(String(contract_term)) && record.renewal_limit === null)
    return fault('renewal_limit', 'a contract with an end states how often or how long it can be renewed');
  if (String(record.posted_on) > String(record.updated_on))
    return fault('updated_on', 'before the posting date');
  if (String(record.valid_through) < String(record.updated_on))
    return fault('valid_through', 'before the day of the last confirmation');
  return undefined;
}

const payOf = ({ salary_min, salary_unit, paid_hours }: PostRecord): Pay => ({
  lowest: Number(salary_min),
  hours: salary_unit === 'hour' ? 1 : Number(paid_hours),
});

function hourlyPay(record: PostRecord): number {
  const { lowest, hours } = payOf(record);
  return Math.floor(lowest / hours);
}

/** @param wages of the post's prefecture @param today `YYYY-MM-DD` in Japan */
export function wageFault(
  record: PostRecord,
  wages: readonly MinimumWage[],
  today: string,
): PostFault | undefined {
  const found = wageFinding(payOf(record), wages, today);
  if (!found) return undefined;
  const hourly = hourlyPay(record);
  return found.is === 'below'
    ? { column: 'salary_min', action: `${hourly} yen an hour, below the minimum wage of ${found.yen}` }
    : {
        column: 'salary_min',
        action: `${hourly} yen an hour, below the announced minimum wage of ${found.yen}, whose first day is not confirmed`,
        isDoubt: true,
      };
}
