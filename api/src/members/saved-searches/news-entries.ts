import { employmentStatuses, facilityTypes, prefectureByCode } from '@enerabi/shared/constants';
import type { JobSummary } from '@enerabi/shared/contract';
import { salaryText } from '@enerabi/shared/japanese';
import type { SummaryRow } from '../../catalogue/facilities/summary.row.ts';
import type { MailedEntry } from '../../platform/mail/templates/saved-search-news.template.ts';

type Facility = Pick<
  SummaryRow,
  'path_name' | 'name' | 'facility_type' | 'prefecture_code' | 'municipality_name' | 'updated_on' | 'is_demo'
>;

export const facilityEntry = (facility: Facility): MailedEntry => ({
  title: facility.name,
  facts: [facilityTypes[facility.facility_type], placeOf(facility)],
  confirmedOn: facility.updated_on,
  path: `/f/${facility.path_name}`,
  isDemo: facility.is_demo,
});

export const jobEntry = ({ facility, ...job }: JobSummary): MailedEntry => ({
  title: job.title,
  facts: [
    facility.name,
    placeOf(facility),
    employmentStatuses[job.employment_status],
    salaryText({ unit: job.salary_unit, minimum: job.salary_min, maximum: job.salary_max }),
  ],
  confirmedOn: job.updated_on,
  path: `/f/${facility.path_name}/job/${job.path_name}`,
  isDemo: facility.is_demo,
});

const placeOf = (place: Pick<Facility, 'prefecture_code' | 'municipality_name'>): string =>
  `${prefectureByCode(place.prefecture_code)?.name ?? ''}${place.municipality_name}`;
