import {
  type JobDetailKindId,
  type JobKindId,
  jobDetailKindIds,
  jobDetailKinds,
} from '../constants/index.ts';
import type { BasicInformation } from '../contract/members/profile.ts';
import { type BirthdayFault, birthdayFault } from './birthday.rules.ts';

type Occupation = Pick<BasicInformation, 'job_kind_id' | 'job_detail_kind_id'>;
/** The part of a member's basic information that these rules check. */
export type RuledInformation = Occupation & Pick<BasicInformation, 'children' | 'job_experiences'>;

/** `field` is named as in the schemas: `children.0.birthday`. */
export interface BasicInformationFault {
  field: string;
  code: BirthdayFault | 'does_not_fit' | 'repeated';
}

/**
 * Checks basic information beyond its schema (R5.3): birthdays that do not exist, or are too long ago or too far ahead;
 * a detail that does not belong to the occupation (`does_not_fit`); a job type that occurs twice (`repeated`, at each
 * repetition).
 * @param today in Japan, `YYYY-MM-DD`
 * @returns errors in the order of the fields
 */
export function basicInformationFaults(
  { children, job_experiences, ...occupation }: RuledInformation,
  today: string,
): BasicInformationFault[] {
  const faults: BasicInformationFault[] = [];
  children.forEach(({ birthday }, at) => {
    const code = birthdayFault(birthday, today);
    if (code) faults.push({ field: `children.${at}.birthday`, code });
  });
  const known = new Set<number>();
  job_experiences.forEach(({ job_type_id }, at) => {
    if (known.has(job_type_id)) faults.push({ field: `job_experiences.${at}.job_type_id`, code: 'repeated' });
    known.add(job_type_id);
  });
  if (!isOccupation(occupation)) faults.push({ field: 'job_detail_kind_id', code: 'does_not_fit' });
  return faults;
}

/** Details that belong to an occupation, in the order of the form; none without an occupation. */
export const jobDetailKindsOf = (job: JobKindId | null): JobDetailKindId[] =>
  job === null ? [] : jobDetailKindIds.filter((id) => jobKindsOf(id).includes(job));

const jobKindsOf = (detail: JobDetailKindId): readonly JobKindId[] => jobDetailKinds[detail].job_kind_ids;

const isOccupation = ({ job_kind_id, job_detail_kind_id }: Occupation): boolean =>
  job_detail_kind_id === null || jobDetailKindsOf(job_kind_id).includes(job_detail_kind_id);
