import type { EmploymentStatusId, JobTypeId } from '@enerabi/shared/constants';
import { employmentStatuses, jobTypes } from '@enerabi/shared/constants';
import type { JobCounts } from '@enerabi/shared/contract';
import { jobListPath } from './job-paths.ts';

export interface JobShortcut {
  name: string;
  to: string;
  /** Postings that it finds. */
  countIn: (counts: Pick<JobCounts, 'job_types' | 'employment_statuses'>) => number;
}

const ofType = (id: JobTypeId): JobShortcut => ({
  name: jobTypes[id],
  to: `${jobListPath}?job_type=${id}`,
  countIn: ({ job_types }) => job_types.find(({ job_type }) => job_type === id)?.jobs ?? 0,
});

const ofEmployment = (id: EmploymentStatusId): JobShortcut => ({
  name: employmentStatuses[id],
  to: `${jobListPath}?employment_status=${id}`,
  countIn: ({ employment_statuses }) =>
    employment_statuses.find(({ employment_status }) => employment_status === id)?.jobs ?? 0,
});

/** The specification's four, which the footer has, too (R1.6): childcare workers and assistants, new graduates, part-time. */
export const jobShortcuts = {
  worker: ofType(1),
  assistant: ofType(6),
  graduate: ofEmployment(1),
  partTime: ofEmployment(4),
};
