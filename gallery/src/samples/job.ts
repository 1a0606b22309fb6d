import type { JobCard } from '@enerabi/shared/ui';
import type { ComponentProps } from 'react';

type Job = ComponentProps<typeof JobCard>['job'];

/** An invented job posting as in lists. */
export const job: Job = {
  title: '保育士（担任）',
  facility_name: '花岡保育園',
  place: '山口県下松市',
  job_type: 1,
  employment_status: 2,
  salary: { unit: 'month', minimum: 212_000, maximum: 268_000 },
  posted_on: '2026-11-04',
  updated_on: '2026-11-16',
  valid_through: '2027-01-31',
};

export const jobWith = (changes: Partial<Job>): Job => ({ ...job, ...changes });
