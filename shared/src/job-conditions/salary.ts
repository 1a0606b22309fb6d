import type { JobPosting } from '../contract/index.ts';
import { countText, type Salary, salaryText } from '../japanese/index.ts';
import { copy } from './job-conditions.copy.ts';

type Paid = Pick<JobPosting, 'salary_unit' | 'salary_min' | 'salary_max'>;
type PaidOvertime = Pick<JobPosting, 'fixed_overtime_pay' | 'fixed_overtime_hours'>;

export const salaryOf = ({ salary_unit, salary_min, salary_max }: Paid): Salary => ({
  unit: salary_unit,
  minimum: salary_min,
  maximum: salary_max,
});

/** Pay without fixed overtime, and what is said of it. */
export const salaryWithNote = (job: Paid & Pick<JobPosting, 'salary_note'>): string =>
  [salaryText(salaryOf(job)), job.salary_note].filter(Boolean).join('。');

/** Amount and hours of fixed overtime, and that more hours are paid as well; undefined if the pay has none. */
export const fixedOvertimeText = ({
  fixed_overtime_pay,
  fixed_overtime_hours,
}: PaidOvertime): string | undefined =>
  fixed_overtime_pay !== null && fixed_overtime_hours !== null
    ? copy.fixedOvertime(countText(fixed_overtime_pay), String(fixed_overtime_hours))
    : undefined;
