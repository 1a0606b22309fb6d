import type { JobPosting } from '@enerabi/shared/contract';
import { countText, FactsTable, salaryText } from '@enerabi/shared/ui';
import { copy, conditionNames as names } from './preview.copy.ts';

/** Everything that the law requires for a job posting (domain section 3). */
export const JobConditions = ({ job }: { job: JobPosting }) => (
  <FactsTable
    facts={[
      { name: names.duties, value: job.duties },
      { name: names.duties_change, value: job.duties_change },
      { name: names.place, value: job.place },
      { name: names.place_change, value: job.place_change },
      { name: names.contract, value: job.contract_term },
      { name: names.renewal, value: job.renewal_limit ?? copy.jobs.noRenewal },
      { name: names.probation, value: job.probation },
      { name: names.hours, value: job.hours },
      { name: names.holidays, value: job.holidays },
      { name: names.salary, value: [salaryText(salaryOf(job)), job.salary_note].filter(Boolean).join('。') },
      { name: names.overtime, value: overtimeText(job) },
      { name: names.insurance, value: job.insurance },
      { name: names.smoking, value: job.passive_smoking_measure },
      { name: names.employer, value: job.employer_name },
    ]}
  />
);

export const salaryOf = ({ salary_unit, salary_min, salary_max }: JobPosting) => ({
  unit: salary_unit,
  minimum: salary_min,
  maximum: salary_max,
});

const overtimeText = ({ fixed_overtime_pay, fixed_overtime_hours }: JobPosting): string =>
  fixed_overtime_pay !== null && fixed_overtime_hours !== null
    ? copy.jobs.overtime(countText(fixed_overtime_pay), String(fixed_overtime_hours))
    : copy.jobs.noOvertime;
