import type { BasicInformationInput } from '@enerabi/shared/contract';
import type { FieldCode } from '@enerabi/shared/form';
import { occupationFieldOf, occupationOf } from '@enerabi/shared/form/occupation';
import type { RuledInformation } from '@enerabi/shared/profile';
import type { ChildRow, Draft, ExperienceRow } from './draft.ts';

/** Ids are unchecked numbers from the form; the contract's schema refuses invalid ones. */
export type DraftInput = BasicInformationInput & RuledInformation;

const isFilledIn = ({ birthday, isIncomplete }: ChildRow): boolean => birthday !== '' && !isIncomplete;
const isFilled = ({ job_type_id, experience_year_id }: ExperienceRow): boolean =>
  job_type_id !== '' && experience_year_id !== '';

/**
 * Converts the form's answers to the contract's input, which the schema then checks. Empty rows are left out, and so
 * are fields of other occupations than the chosen one.
 */
export function inputOf({ texts, children, experiences }: Draft): DraftInput {
  const { school_kind_id, employment_kind_id, ...typed } = texts;
  const input = {
    ...typed,
    ...occupationOf(texts),
    children: children
      .filter(isFilledIn)
      .map(({ birthday, is_default_selected }) => ({ birthday, is_default_selected })),
    job_experiences: experiences.filter(isFilled).map((row) => ({
      job_type_id: Number(row.job_type_id),
      experience_year_id: Number(row.experience_year_id),
    })),
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
  if (at === undefined || (name !== 'children' && name !== 'job_experiences'))
    return occupationFieldOf(draft.texts, name);
  const rows: readonly { key: string }[] =
    name === 'children' ? draft.children.filter(isFilledIn) : draft.experiences.filter(isFilled);
  return [name, rows[Number(at)]?.key, part].filter((step) => step !== undefined).join('.');
}
