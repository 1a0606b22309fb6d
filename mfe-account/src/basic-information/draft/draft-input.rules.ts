import type { JobKindId } from '@enerabi/shared/constants';
import type { BasicInformationInput } from '@enerabi/shared/contract';
import type { FieldCode } from '@enerabi/shared/form';
import { jobDetailKindsOf, type RuledInformation } from '@enerabi/shared/profile';
import { type ChildRow, type Draft, type ExperienceRow, studentKindId } from './draft.ts';

/** Ids are unchecked numbers from the form; the contract's schema refuses invalid ones. */
export type DraftInput = BasicInformationInput & RuledInformation;

const isFilledIn = ({ birthday, isIncomplete }: ChildRow): boolean => birthday !== '' && !isIncomplete;
const isFilled = ({ job_type_id, experience_year_id }: ExperienceRow): boolean =>
  job_type_id !== '' && experience_year_id !== '';
const numberOf = (text: string): number | null => (text === '' ? null : Number(text));

/**
 * Converts the form's answers to the contract's input, which the schema then checks. Empty rows are left out, and so
 * are fields of other occupations than the chosen one.
 */
export function inputOf({ texts, children, experiences }: Draft): DraftInput {
  const { job_kind_id, school_kind_id, employment_kind_id, ...typed } = texts;
  const isStudent = job_kind_id === String(studentKindId);
  const ofSchool = (text: string): string => (isStudent ? text : '');
  const isEmployed = jobDetailKindsOf(Number(job_kind_id) as JobKindId).length > 0;
  const ofEmployed = (text: string): string => (isEmployed ? text : '');
  const input = {
    ...typed,
    children: children
      .filter(isFilledIn)
      .map(({ birthday, is_default_selected }) => ({ birthday, is_default_selected })),
    job_experiences: experiences.filter(isFilled).map((row) => ({
      job_type_id: Number(row.job_type_id),
      experience_year_id: Number(row.experience_year_id),
    })),
    job_kind_id: numberOf(job_kind_id),
    job_detail_kind_id: numberOf(isStudent ? school_kind_id : ofEmployed(employment_kind_id)),
    school_name: ofSchool(typed.school_name),
    department_name: ofSchool(typed.department_name),
    grade: numberOf(ofSchool(typed.grade)),
    year_of_graduation: numberOf(ofSchool(typed.year_of_graduation)),
  };
  return input as DraftInput;
}

/** Finds rows in which a part is missing; the contract's input cannot express them. */
export const unfinishedRows = ({ children, experiences }: Draft): FieldCode[] => [
  ...children
    .filter(({ isIncomplete }) => isIncomplete)
    .map(({ key }) => ({ name: `children.${key}.birthday`, code: 'incomplete' })),
  ...experiences
    .filter((row) => !isFilled(row) && (row.job_type_id !== '' || row.experience_year_id !== ''))
    .map(({ key, job_type_id }) => ({
      name: `job_experiences.${key}.${job_type_id === '' ? 'job_type_id' : 'experience_year_id'}`,
      code: 'required',
    })),
];

/**
 * Finds the form's field for an error.
 * @param path of the error in the result of `inputOf`: `children`, `0`, `birthday`
 * @returns name of the form's field
 */
export function fieldAt(draft: Draft, path: readonly PropertyKey[]): string {
  const [name = '', at, part] = path.map(String);
  if (name === 'job_detail_kind_id')
    return draft.texts.job_kind_id === String(studentKindId) ? 'school_kind_id' : 'employment_kind_id';
  if (at === undefined || (name !== 'children' && name !== 'job_experiences')) return name;
  const rows: readonly { key: string }[] =
    name === 'children' ? draft.children.filter(isFilledIn) : draft.experiences.filter(isFilled);
  return [name, rows[Number(at)]?.key, part].filter((step) => step !== undefined).join('.');
}
