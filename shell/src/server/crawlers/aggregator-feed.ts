import {
  type EmploymentStatusId,
  employmentStatuses,
  forEachJobFlag,
  jobTypes,
  prefectureByCode,
} from '@enerabi/shared/constants';
import type { JobFeed } from '@enerabi/shared/contract';
import { salaryText } from '@enerabi/shared/japanese';
import { conditionsOf } from '@enerabi/shared/job-conditions';
import { rssDate } from './feed.ts';
import { cdataElement, textElement, xmlDeclaration } from './xml.ts';

type Job = JobFeed['jobs'][number];

/** The beginning of the feed. @param built `YYYY-MM-DD` in Japan */
export const feedStart = (
  { origin, siteName }: { origin: string; siteName: string },
  built: string,
): string =>
  [
    `${xmlDeclaration}<source>`,
    textElement('publisher', siteName),
    textElement('publisherurl', `${origin}/`),
    `${textElement('lastBuildDate', rssDate(built))}\n`,
  ].join('\n');

export const feedEnd = '</source>\n';

const types: Record<EmploymentStatusId, string> = {
  1: 'fulltime',
  2: 'fulltime',
  3: 'contract',
  4: 'parttime',
  5: 'temporary',
};

/**
 * All conditions as text, each under its heading, since aggregators need not show elements that they do not know. Each has
 * a line of its own, and is still readable where lines are joined.
 */
const descriptionOf = (job: Job): string =>
  conditionsOf(job)
    .map(({ name, value }) => `【${name}】${value}`)
    .join('\n');

/**
 * A posting as job aggregators read it (Indeed's XML), and after that every condition under the name that
 * `import-jobs` has for it, from which the import takes it.
 */
export function jobElement(origin: string, job: Job): string {
  const { facility } = job;
  const salary = salaryText({ unit: job.salary_unit, minimum: job.salary_min, maximum: job.salary_max });
  const known: Record<string, string | number | boolean | null | undefined> = {
    title: job.title,
    date: rssDate(job.posted_on),
    referencenumber: job.job_posting_id,
    url: `${origin}/f/${facility.path_name}/job/${job.path_name}`,
    company: job.employer_name,
    city: facility.municipality_name,
    state: prefectureByCode(facility.prefecture_code)?.name,
    country: 'JP',
    postalcode: facility.postal_code,
    streetaddress: facility.address,
    description: descriptionOf(job),
    salary,
    jobtype: types[job.employment_status],
    category: jobTypes[job.job_type],
    expirationdate: rssDate(job.valid_through),
    facility: facility.path_name,
    path_name: job.path_name,
    job_type: job.job_type,
    employment_status: employmentStatuses[job.employment_status],
    duties: job.duties,
    duties_change: job.duties_change,
    place: job.place,
    place_change: job.place_change,
    contract_term: job.contract_term,
    renewal_limit: job.renewal_limit,
    probation: job.probation,
    hours: job.hours,
    holidays: job.holidays,
    salary_unit: job.salary_unit,
    salary_min: job.salary_min,
    salary_max: job.salary_max,
    paid_hours: job.paid_hours,
    salary_note: job.salary_note,
    fixed_overtime_pay: job.fixed_overtime_pay,
    fixed_overtime_hours: job.fixed_overtime_hours,
    insurance: job.insurance,
    passive_smoking_measure: job.passive_smoking_measure,
    employer_name: job.employer_name,
    qualifications: job.qualifications,
    annual_days_off: job.annual_days_off,
    overtime_hours: job.overtime_hours,
    ...forEachJobFlag((flag) => job[flag]),
    daily_schedule: job.daily_schedule.length > 0 ? JSON.stringify(job.daily_schedule) : null,
    posted_on: job.posted_on,
    updated_on: job.updated_on,
    valid_through: job.valid_through,
  };
  const elements = Object.entries(known).flatMap(([name, value]) =>
    value === null || value === undefined || value === '' ? [] : [cdataElement(name, String(value))],
  );
  return `<job>\n${elements.join('\n')}\n</job>\n`;
}
