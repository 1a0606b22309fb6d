import type { EmploymentStatusId, JobFlag, JobTypeId, SalaryUnit } from '@enerabi/shared/constants';
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { Day } from './column-types.ts';

export interface InterviewTable {
  id: GeneratedAlways<number>;
  facility_id: number;
  path_name: string;
  title: string;
  job_type: JobTypeId;
  job_title: string;
  years_of_service: number | null;
  introduction: string;
  answers: JSONColumnType<{ question: string; answer: string }[]>;
  posted_on: Day;
  is_published: Generated<boolean>;
  /** Publisher of the file that it came in; null if it came in none. */
  import_source: Generated<string | null>;
  created_at: Generated<Date>;
}

export interface JobPostingTable extends Record<JobFlag, Generated<boolean>> {
  id: GeneratedAlways<number>;
  facility_id: number;
  prefecture_code: string;
  path_name: string;
  job_type: JobTypeId;
  employment_status: EmploymentStatusId;
  title: string;
  duties: string;
  /** How far it may change (変更の範囲), here and below. */
  duties_change: string;
  place: string;
  place_change: string;
  contract_term: string;
  /** Null: the contract has no end. */
  renewal_limit: string | null;
  probation: string;
  hours: string;
  holidays: string;
  salary_unit: SalaryUnit;
  /** Yen. */
  salary_min: number;
  salary_max: number | null;
  salary_note: string | null;
  /** Yen for `fixed_overtime_hours`, in addition to the salary. */
  fixed_overtime_pay: number | null;
  fixed_overtime_hours: number | null;
  insurance: string;
  passive_smoking_measure: string;
  employer_name: string;
  posted_on: Day;
  updated_on: Day;
  /** The last day on which it is shown. */
  valid_through: Day;
  is_published: Generated<boolean>;
  /** Licences and experience that the job requires. */
  qualifications: Generated<string | null>;
  /** Parts of a day's work: time (`HH:MM`) and text. */
  daily_schedule: JSONColumnType<{ time: string; text: string }[], string | undefined, string>;
  /** Scheduled working hours of the salary's period. */
  paid_hours: Generated<number | null>;
  annual_days_off: Generated<number | null>;
  /** Hours a month, on average. */
  overtime_hours: Generated<number | null>;
  /** The lowest pay in yen an hour and a month, whatever its period. */
  hourly_salary: GeneratedAlways<number>;
  monthly_salary: GeneratedAlways<number>;
  /** The transaction (xid8) that wrote it, as text. */
  changed_in: GeneratedAlways<string>;
  /** Publisher of the file that it came in; null if it came in none. */
  import_source: Generated<string | null>;
  created_at: Generated<Date>;
}

/** Jobs at a facility: its postings and its staff. */
export interface MinimumWageTable {
  prefecture_code: string;
  /** An hour. */
  yen: number;
  /** Null: announced, and the first day is not confirmed. */
  valid_from: Day | null;
  source: string;
}

/** Postings that are gone, for the search index. */
export interface JobPostingRemovedTable {
  id: GeneratedAlways<number>;
  /** Null: all of them. */
  job_posting_id: number | null;
  removed_in: GeneratedAlways<string>;
}

export interface WorkSchema {
  interview: InterviewTable;
  job_posting: JobPostingTable;
  job_posting_removed: JobPostingRemovedTable;
  minimum_wage: MinimumWageTable;
}
