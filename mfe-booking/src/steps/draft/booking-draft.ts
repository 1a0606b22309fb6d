import { initialChildNumber, initialPersonNumber } from '@enerabi/shared/constants';
import type { MadeForm } from '@enerabi/shared/form-flow';

/** A row that can be added and removed; its key is part of its fields' names. */
export interface ChildRow {
  key: string;
  /** `YYYY-MM-DD`, possibly without the parts that were not chosen; '' if none was. */
  birthday: string;
  /** Some parts of the date were chosen and others not. */
  isIncomplete: boolean;
}

export const textNames = [
  'desired_reservation_datetime',
  'person_last_name',
  'person_first_name',
  'person_last_name_furigana',
  'person_first_name_furigana',
  'person_contact_phone',
  'person_contact_mail',
  'person_number',
  'child_number',
  'message_to_childcare_facility',
  // The version of the terms that is agreed to; '' if the box is not checked.
  'terms_version',
  // Of the link by which a waiting family books what is held for it; '' without one.
  'waitlist_token',
] as const;
export type TextName = (typeof textNames)[number];

/** A booking as filled in (specification section 3): texts as typed, '' for fields without an answer. */
export interface BookingDraft extends MadeForm {
  texts: Readonly<Record<TextName, string>>;
  children: readonly ChildRow[];
  /** `YYYY-MM`, possibly with a part missing; '' if none was chosen. */
  admissionMonth: string;
}

export const emptyChild = (key: string): ChildRow => ({ key, birthday: '', isIncomplete: false });

/** An empty form (R4.8). @param startsAt of the chosen slot, `YYYY-MM-DD HH:mm:ss`, or '' */
export const emptyDraft = (startsAt: string, made: MadeForm): BookingDraft => ({
  texts: {
    ...(Object.fromEntries(textNames.map((name) => [name, ''])) as BookingDraft['texts']),
    desired_reservation_datetime: startsAt,
    person_number: String(initialPersonNumber),
    child_number: String(initialChildNumber),
  },
  children: [emptyChild('1')],
  admissionMonth: '',
  ...made,
});
