import { employmentStatuses, jobFlagNames, jobFlags, jobTypes } from '@enerabi/shared/constants';
import type { JobSummary } from '@enerabi/shared/contract';
import { dateText, salaryText } from '@enerabi/shared/japanese';
import type { FeedItem } from './feed.ts';
import { copy } from './job-feed.copy.ts';

/** Open postings as items of a feed. */
export const jobItems = (jobs: readonly JobSummary[]): FeedItem[] =>
  jobs.map((job) => ({
    title: copy.item(job.title, job.facility.name),
    path: `/f/${job.facility.path_name}/job/${job.path_name}`,
    postedOn: job.posted_on,
    category: jobTypes[job.job_type],
    text: linesOf(job).join('\n'),
  }));

function linesOf(job: JobSummary): string[] {
  const { facility, salary_unit, salary_min, salary_max } = job;
  const stated = jobFlagNames.filter((flag) => job[flag]).map((flag) => jobFlags[flag].label);
  return [
    `${jobTypes[job.job_type]}（${employmentStatuses[job.employment_status]}）`,
    salaryText({ unit: salary_unit, minimum: salary_min, maximum: salary_max }),
    copy.place(facility.municipality_name),
    job.hours,
    ...(stated.length > 0 ? [stated.join('、')] : []),
    copy.dates(dateText(job.updated_on), dateText(job.valid_through)),
    ...(facility.is_demo ? [copy.demo] : []),
  ];
}
