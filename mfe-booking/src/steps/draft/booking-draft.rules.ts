import type { Party } from '@enerabi/shared/child';
import { maximumOneStopChildren, termsVersions } from '@enerabi/shared/constants';
import type { BookVisitInput, Profile } from '@enerabi/shared/contract';
import { type FieldCode, type RowChange, rowIntentOf, withRow } from '@enerabi/shared/form';
import type { BookingTarget } from '../booking-target.ts';
import { type BookingDraft, type ChildRow, emptyChild, type TextName } from './booking-draft.ts';

export const childrenField = 'children';

/** Copies a member's known facts into empty fields, and children where none is filled in (R4.8). */
export function prefilled(draft: BookingDraft, { information }: Profile): BookingDraft {
  const { last_name, first_name, last_name_furigana, first_name_furigana } = information;
  const known: Partial<Record<TextName, string>> = {
    person_last_name: last_name,
    person_first_name: first_name,
    person_last_name_furigana: last_name_furigana,
    person_first_name_furigana: first_name_furigana,
    person_contact_phone: information.phone_number,
    person_contact_mail: information.mailaddress,
  };
  const texts = { ...draft.texts };
  for (const [name, text] of Object.entries(known) as [TextName, string][]) texts[name] ||= text;
  const children = information.children
    .filter(({ is_default_selected }) => is_default_selected)
    .slice(0, maximumOneStopChildren)
    .map(({ birthday }, at): ChildRow => ({ ...emptyChild(String(at + 1)), birthday }));
  const hasChild = draft.children.some(({ birthday }) => birthday !== '');
  return { ...draft, texts, children: hasChild || children.length === 0 ? draft.children : children };
}

/** Rows with a birthday: others are dropped (R4.8). */
const filledChildren = ({ children }: BookingDraft): ChildRow[] =>
  children.filter(({ birthday, isIncomplete }) => birthday !== '' && !isIncomplete);

/** `YYYY-MM-DD` of the children who are filled in, in the order of the form. */
export const birthdaysOf = (draft: BookingDraft): string[] =>
  filledChildren(draft).map(({ birthday }) => birthday);

/** The first of the month of admission, as the API has days. @returns '' if the month is not chosen in full */
export const admissionDateOf = ({ admissionMonth }: BookingDraft): string =>
  /^\d{4}-\d\d$/.test(admissionMonth) ? `${admissionMonth}-01` : '';

/** The children, as far as they decide for which visits the family comes. */
export const familyOf = (draft: BookingDraft) => ({
  birthdays: birthdaysOf(draft),
  admissionDate: admissionDateOf(draft) || null,
});

/** @param waitlistToken of what is held for the family then, or '' */
export const withTime = (draft: BookingDraft, startsAt: string, waitlistToken: string): BookingDraft => ({
  ...draft,
  texts: { ...draft.texts, desired_reservation_datetime: startsAt, waitlist_token: waitlistToken },
});

export const partyOf = ({ texts }: BookingDraft): Party => ({
  person_number: Number(texts.person_number),
  child_number: Number(texts.child_number),
});

/** Converts the form's answers to the contract's input, which the schema then checks (R4.8). */
export function inputOf(
  draft: BookingDraft,
  { facility }: { facility: Pick<BookingTarget['facility'], 'facility_id' | 'facility_number'> },
): BookVisitInput {
  const { person_number, child_number, ...texts } = draft.texts;
  const [first = '', second = '', third = ''] = birthdaysOf(draft);
  return {
    ...texts,
    facility_id: facility.facility_id,
    facility_number: facility.facility_number,
    child_birthday_1: first,
    child_birthday_2: second,
    child_birthday_3: third,
    desired_admission_date: admissionDateOf(draft),
    person_number: Number(person_number),
    child_number: Number(child_number),
  };
}

/** Finds faults that the schema cannot express: incomplete dates, and an unchecked box. */
export function unfinishedAnswers(draft: BookingDraft): FieldCode[] {
  const { children, admissionMonth, texts } = draft;
  return [
    ...children
      .filter(({ isIncomplete }) => isIncomplete)
      .map(({ key }) => ({ name: `children.${key}.birthday`, code: 'incomplete' })),
    ...(admissionMonth !== '' && admissionDateOf(draft) === ''
      ? [{ name: 'desired_admission_date', code: 'incomplete' }]
      : []),
    ...(texts.terms_version === termsVersions.booking ? [] : [{ name: 'terms_version', code: 'required' }]),
  ];
}

/** The form's field for an error of the contract's input. */
export function fieldAt(draft: BookingDraft, name: string): string {
  const [, number] = /^child_birthday_([123])$/.exec(name) ?? [];
  if (!number) return name;
  const row = filledChildren(draft)[Number(number) - 1];
  return row ? `children.${row.key}.birthday` : childrenField;
}

/** A draft with its rows changed, and which row to show. */
export interface ChangedDraft {
  draft: BookingDraft;
  change?: RowChange<typeof childrenField>;
}

/** Value of the button that comes back from the slots with another time. */
export const chooseIntent = 'choose';

/**
 * Adds or removes a child, or takes another time, if the pressed button asks for it.
 * @param intent value of the pressed button
 */
export function changeDraft(draft: BookingDraft, intent: string): ChangedDraft | undefined {
  if (intent === chooseIntent) return { draft };
  const asked = rowIntentOf(intent);
  if (asked?.kind !== childrenField) return undefined;
  if (asked.verb === 'remove') {
    const children = draft.children.filter(({ key }) => key !== asked.key);
    return { draft: { ...draft, children }, change: { kind: childrenField } };
  }
  const { rows, added } = withRow(draft.children, maximumOneStopChildren, emptyChild);
  return {
    draft: { ...draft, children: rows },
    change: { kind: childrenField, ...(added && { added }) },
  };
}
