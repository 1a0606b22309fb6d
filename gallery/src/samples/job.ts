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

/** The same with all facts that a posting can state on its card. */
export const statedJob = jobWith({
  station: { name: '周防花岡', line: '岩徳線', walk_minutes: 8 },
  hours: '7:30〜18:30のうち1日8時間のシフト制（休憩60分）',
  annual_days_off: 120,
  overtime_hours: 3,
  fixed_overtime_pay: 16_000,
  fixed_overtime_hours: 10,
  has_no_night_shift: true,
  has_weekends_off: true,
  has_rented_housing: true,
  welcomes_returners: true,
  accepts_visits: true,
});
