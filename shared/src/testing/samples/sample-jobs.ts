import { forEachJobFlag } from '../../constants/index.ts';
import type { JobCounts, JobPosting, JobSummary } from '../../contract/index.ts';
import { sampleFacility } from './sample-facilities.ts';

/** A job posting with all its conditions, valid by the contract; `changes` have what the test is about. */
export const sampleJob = (changes: Partial<JobPosting> = {}): JobPosting => ({
  path_name: 'nursery-teacher',
  job_type: 1,
  employment_status: 2,
  title: '保育士（正社員）',
  duties: '保育業務全般',
  duties_change: '変更なし',
  place: '花岡保育園',
  place_change: '変更なし',
  contract_term: '期間の定めなし',
  renewal_limit: null,
  probation: '3か月',
  hours: '7:30〜18:30のうち8時間',
  holidays: '日曜日・祝日',
  salary_unit: 'month',
  salary_min: 210_000,
  salary_max: 260_000,
  salary_note: null,
  fixed_overtime_pay: null,
  fixed_overtime_hours: null,
  insurance: '社会保険完備',
  passive_smoking_measure: '敷地内禁煙',
  employer_name: '社会福祉法人 花岡会',
  qualifications: '保育士資格',
  daily_schedule: [],
  annual_days_off: 120,
  overtime_hours: 3,
  ...forEachJobFlag(() => false),
  posted_on: '2026-04-01',
  updated_on: '2026-04-01',
  valid_through: '2026-06-30',
  ...changes,
});

/** The same as in lists, at `sampleFacility`. */
export const sampleJobSummary = (changes: Partial<JobSummary> = {}): JobSummary => ({
  job_posting_id: 5,
  facility: sampleFacility(),
  ...sampleJob(),
  ...changes,
});

/** The API's counts if no posting matches. */
export const noJobCounts: JobCounts = {
  total: 0,
  areas: [],
  municipalities: [],
  employment_statuses: [],
  job_types: [],
  monthly_salaries: [],
  hourly_salaries: [],
  annual_days_off: [],
  overtime_hours: [],
  ...forEachJobFlag(() => 0),
};
