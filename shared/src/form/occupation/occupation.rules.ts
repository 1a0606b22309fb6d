import type { JobDetailKindId, JobKindId } from '../../constants/index.ts';
import { jobDetailKindsOf } from '../../profile/index.ts';

export const occupationNames = [
  'job_kind_id',
  // The contract has one detail for all occupations; the form shows only the choices of the chosen one.
  'school_kind_id',
  'employment_kind_id',
  'school_name',
  'department_name',
  'grade',
  'year_of_graduation',
] as const;
export type OccupationName = (typeof occupationNames)[number];
/** The form's answers about an occupation: texts as typed, '' for fields without a choice. */
export type OccupationTexts = Readonly<Record<OccupationName, string>>;

/** Facts about an occupation, as contracts have them; null and '' mean "not specified". */
export interface Occupation {
  job_kind_id: JobKindId | null;
  job_detail_kind_id: JobDetailKindId | null;
  school_name: string;
  department_name: string;
  grade: number | null;
  year_of_graduation: number | null;
}

/** The occupation for which a school is asked. */
export const studentKindId = 1;

/** The form's answers that say what is saved. */
export function occupationTextsOf(occupation: Occupation): OccupationTexts {
  const isStudent = occupation.job_kind_id === studentKindId;
  const detail = textOf(occupation.job_detail_kind_id);
  return {
    job_kind_id: textOf(occupation.job_kind_id),
    school_kind_id: isStudent ? detail : '',
    employment_kind_id: isStudent ? '' : detail,
    school_name: occupation.school_name,
    department_name: occupation.department_name,
    grade: textOf(occupation.grade),
    year_of_graduation: textOf(occupation.year_of_graduation),
  };
}

/**
 * Converts the form's answers to a contract's; fields of other occupations than the chosen one are left out. Ids are
 * unchecked numbers from the form: the contract's schema refuses invalid ones.
 */
export function occupationOf(texts: OccupationTexts): Occupation {
  const isStudent = texts.job_kind_id === String(studentKindId);
  const ofSchool = (text: string): string => (isStudent ? text : '');
  const isEmployed = jobDetailKindsOf(Number(texts.job_kind_id) as JobKindId).length > 0;
  const detail = isStudent ? texts.school_kind_id : isEmployed ? texts.employment_kind_id : '';
  return {
    job_kind_id: numberOf(texts.job_kind_id) as JobKindId | null,
    job_detail_kind_id: numberOf(detail) as JobDetailKindId | null,
    school_name: ofSchool(texts.school_name),
    department_name: ofSchool(texts.department_name),
    grade: numberOf(ofSchool(texts.grade)),
    year_of_graduation: numberOf(ofSchool(texts.year_of_graduation)),
  };
}

/** The form's field of a contract's field. */
export const occupationFieldOf = (texts: Pick<OccupationTexts, 'job_kind_id'>, name: string): string => {
  if (name !== 'job_detail_kind_id') return name;
  return texts.job_kind_id === String(studentKindId) ? 'school_kind_id' : 'employment_kind_id';
};

const textOf = (value: number | null): string => (value === null ? '' : String(value));
const numberOf = (text: string): number | null => (text === '' ? null : Number(text));
