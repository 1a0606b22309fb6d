import type { Profile } from '@enerabi/shared/contract';
import { occupationNames, occupationTextsOf } from '@enerabi/shared/form/occupation';

/** A row that can be added and removed. Its key stays the same meanwhile, and is part of its fields' names. */
interface Row {
  key: string;
}

export interface ChildRow extends Row {
  /** `YYYY-MM-DD`, possibly not an existing day, and without the parts that were not chosen; '' if none was. */
  birthday: string;
  /** Some parts of the date were chosen and others not. */
  isIncomplete: boolean;
  is_default_selected: boolean;
}

export interface ExperienceRow extends Row {
  job_type_id: string;
  experience_year_id: string;
}

export const textNames = [
  'last_name',
  'first_name',
  'last_name_furigana',
  'first_name_furigana',
  'phone_number',
  'postal_code',
  'prefecture_code',
  'municipality_name',
  'address',
  'building',
  ...occupationNames,
] as const;
export type TextName = (typeof textNames)[number];

/** The form of basic information as filled in: texts as typed, '' for fields without a choice. */
export interface Draft {
  texts: Record<TextName, string>;
  children: readonly ChildRow[];
  experiences: readonly ExperienceRow[];
}

export const emptyChild = (key: string): ChildRow => ({
  key,
  birthday: '',
  isIncomplete: false,
  // A parent who names a child wants to search for that child.
  is_default_selected: true,
});

export const emptyExperience = (key: string): ExperienceRow => ({
  key,
  job_type_id: '',
  experience_year_id: '',
});

const keyAt = (at: number): string => String(at + 1);
const textOf = (value: string | number | null): string => (value === null ? '' : String(value));
const orOne = <T>(rows: T[], empty: T): T[] => (rows.length > 0 ? rows : [empty]);

/** Makes a draft of the saved information, with an empty row if none is saved. */
export function draftOf({ information, job_experiences }: Profile): Draft {
  const saved = { ...information, ...occupationTextsOf(information) };
  const texts = textNames.map((name) => [name, textOf(saved[name])]);
  const children = information.children.map(({ birthday, is_default_selected }, at) => ({
    key: keyAt(at),
    birthday,
    isIncomplete: false,
    is_default_selected,
  }));
  const experiences = job_experiences.map(({ job_type_id, experience_year_id }, at) => ({
    key: keyAt(at),
    job_type_id: String(job_type_id),
    experience_year_id: String(experience_year_id),
  }));
  return {
    texts: Object.fromEntries(texts),
    children: orOne(children, emptyChild(keyAt(0))),
    experiences: orOne(experiences, emptyExperience(keyAt(0))),
  };
}
