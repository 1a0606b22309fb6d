import type { JobPostingDetail } from '@enerabi/shared/contract';
import { prefectureByCode } from '@enerabi/shared/kernel';
import type { Crumb } from '@enerabi/shared/ui';
import { jobPath } from '../job-paths.ts';
import { copy } from './job-posting.copy.ts';

/** The prefecture's postings in the job section (R1.7). */
export const jobsOfAreaPath = (area: string): string => `/job?area=${area}`;

/** Top of the job section, list, list of the prefecture, facility, posting. */
export function jobPostingCrumbs({ facility, job }: Pick<JobPostingDetail, 'facility' | 'job'>): Crumb[] {
  const { prefecture_code, name, path_name } = facility;
  const area = prefectureByCode(prefecture_code)?.name;
  return [
    { name: copy.crumbs.top, to: '/job_top' },
    { name: copy.crumbs.list, to: '/job' },
    ...(area ? [{ name: copy.crumbs.listOf(area), to: jobsOfAreaPath(prefecture_code) }] : []),
    { name, to: `/f/${path_name}` },
    { name: job.title, to: jobPath({ ...job, facility }) },
  ];
}
