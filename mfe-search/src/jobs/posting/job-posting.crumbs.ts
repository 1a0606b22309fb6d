import type { JobPostingDetail } from '@enerabi/shared/contract';
import type { Crumb } from '@enerabi/shared/ui';
import { jobPath } from '../job-paths.ts';
import { jobAreaCrumbs } from '../job-section.crumbs.ts';

/** Top of the job section, list, list of the prefecture, facility, posting. */
export const jobPostingCrumbs = ({ facility, job }: Pick<JobPostingDetail, 'facility' | 'job'>): Crumb[] => [
  ...jobAreaCrumbs([facility.prefecture_code]),
  { name: facility.name, to: `/f/${facility.path_name}` },
  { name: job.title, to: jobPath({ ...job, facility }) },
];
