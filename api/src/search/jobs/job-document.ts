import type { EmploymentStatusId, FacilityTypeId, JobFlag, JobTypeId } from '@enerabi/shared/constants';
import type { SearchDocument } from '../index/search-document.ts';

/** Facts of a published posting in the search index, with the names and forms of the tables. */
export interface JobDocument extends SearchDocument, Record<JobFlag, boolean> {
  job_posting_id: number;
  /** Its facility, as a mark of a map. */
  facility_id: number;
  facility_path_name: string;
  facility_name: string;
  facility_type: FacilityTypeId;
  job_type: JobTypeId;
  employment_status: EmploymentStatusId;
  /** Yen, at least. */
  monthly_salary: number;
  hourly_salary: number;
  annual_days_off: number | null;
  /** Hours a month, on average; a half is possible. */
  overtime_hours: number | null;
  /** `YYYY-MM-DD`, like the two dates below. */
  posted_on: string;
  updated_on: string;
  /** The last day on which it is shown. */
  valid_through: string;
}
