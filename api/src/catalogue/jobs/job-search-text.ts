import { employmentStatuses, jobTypes } from '@enerabi/shared/constants';
import type { JobPosting } from '@enerabi/shared/contract';
import { searchText } from '@enerabi/shared/japanese';

type NamedJob = Pick<JobPosting, 'title' | 'job_type' | 'employment_status' | 'employer_name'>;

/** A facility's texts in search form, as `facility_search` has them. */
interface FacilityTexts {
  search_name: string;
  search_text: string;
}

/**
 * The texts of a posting that a keyword can match, in search form: title and facility name, then job type, employment
 * status, employer, and what the facility is found by (reading, place, stations, operator).
 */
export function jobSearchText(job: NamedJob, facility: FacilityTexts): FacilityTexts {
  const [facilityName = ''] = facility.search_name.split('\n');
  const names = [searchText(job.title), facilityName];
  const others = [
    ...[jobTypes[job.job_type], employmentStatuses[job.employment_status], job.employer_name].map(searchText),
    ...facility.search_text.split('\n'),
  ].filter((line) => line !== '' && !names.includes(line));
  return { search_name: names.join('\n'), search_text: [...names, ...new Set(others)].join('\n') };
}
