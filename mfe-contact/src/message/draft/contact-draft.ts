import type { OccupationName } from '@enerabi/shared/form/occupation';
import type { MadeForm } from '@enerabi/shared/form-flow';

/** A row that can be added and removed; its key is part of its fields' names. */
interface Row {
  key: string;
}

export interface DateRow extends Row {
  /** `YYYY-MM-DD`, '' if none is chosen. */
  preferred_date: string;
  /** `HH:mm` in Japan, '' if none is chosen. */
  start_time: string;
}

export interface ChildRow extends Row {
  /** `YYYY-MM-DD`, possibly without the parts that were not chosen; '' if none was. */
  birthday: string;
  /** Some parts of the date were chosen and others not. */
  isIncomplete: boolean;
  is_default_selected: boolean;
  /** Whether the birthday is sent. */
  is_send: boolean;
}

export const textNames = [
  'purpose_kind_id',
  'content',
  'last_name',
  'first_name',
  'phone_number',
  'mailaddress',
  'experience_year_id',
  'job_kind_id',
  'school_kind_id',
  'employment_kind_id',
  'school_name',
  'department_name',
  'grade',
  'year_of_graduation',
  // What programs fill in, and people do not see.
  'website',
] as const satisfies readonly (OccupationName | string)[];
export type TextName = (typeof textNames)[number];

/** A message to a facility as filled in: texts as typed, '' for fields without an answer. */
export interface ContactDraft extends MadeForm {
  texts: Readonly<Record<TextName, string>>;
  /** Ids of the checked kinds, of any purpose. */
  kinds: readonly string[];
  preferred_dates: readonly DateRow[];
  children: readonly ChildRow[];
}

const keyAt = (at: number): string => String(at + 1);

export const emptyDate = (key: string): DateRow => ({ key, preferred_date: '', start_time: '' });

export const emptyChild = (key: string): ChildRow => ({
  key,
  birthday: '',
  isIncomplete: false,
  is_default_selected: true,
  is_send: true,
});

/** An empty form. @param purposeKindId selected at first (R4.2) */
export const emptyDraft = (purposeKindId: number, made: MadeForm): ContactDraft => ({
  texts: {
    ...(Object.fromEntries(textNames.map((name) => [name, ''])) as Record<TextName, string>),
    purpose_kind_id: String(purposeKindId),
  },
  kinds: [],
  preferred_dates: [emptyDate(keyAt(0))],
  children: [emptyChild(keyAt(0))],
  ...made,
});
