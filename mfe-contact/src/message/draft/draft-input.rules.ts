import type { CandidateMessageInput } from '@enerabi/shared/contract';
import type { FieldCode } from '@enerabi/shared/form';
import { occupationFieldOf, occupationOf } from '@enerabi/shared/form/occupation';
import { secondsOpen } from '@enerabi/shared/form-flow';
import { sendingChildren } from './contact-draft.rules.ts';
import type { ChildRow, ContactDraft, DateRow } from './contact-draft.ts';
import { contactKindsOf, type PermittedKind } from './contact-kinds.rules.ts';
import { kindsField } from './draft-fields.ts';

/** What a message is about (specification section 3). */
export interface MessageTarget {
  facility_id: number;
  candidate_contact_kinds: readonly PermittedKind[];
  job_posting?: { job_posting_id: number; job_type_id: number } | undefined;
}

const isFilledDate = ({ preferred_date, start_time }: DateRow) => preferred_date !== '' && start_time !== '';
const isFilledChild = ({ birthday, isIncomplete }: ChildRow) => birthday !== '' && !isIncomplete;
/** Birthdays are about enrolment. */
const enrolment = '2';

/**
 * Converts the form's answers to the contract's input, which the schema then checks. Empty rows, and kinds of another
 * purpose, are left out.
 * @param now for the time that filling in took
 */
export function inputOf(draft: ContactDraft, target: MessageTarget, now: Date): CandidateMessageInput {
  const { texts } = draft;
  const purpose = Number(texts.purpose_kind_id);
  const { job_posting } = target;
  const isEnrolment = texts.purpose_kind_id === enrolment;
  const children = isEnrolment ? draft.children.filter(isFilledChild) : [];
  const input = {
    facility_id: target.facility_id,
    ...(job_posting && { job_posting_id: job_posting.job_posting_id }),
    purpose_kind_id: purpose,
    kinds: contactKindsOf(purpose, target.candidate_contact_kinds).map(({ id, name, purpose_kind_id }) => ({
      id,
      name,
      value: draft.kinds.includes(String(id)),
      purpose_kind_id,
    })),
    content: texts.content,
    mailaddress: texts.mailaddress,
    preferred_dates: draft.preferred_dates
      .filter(isFilledDate)
      .map(({ preferred_date, start_time }) => ({ preferred_date, start_time })),
    candidate_information: {
      last_name: texts.last_name,
      first_name: texts.first_name,
      phone_number: texts.phone_number,
      ...(isEnrolment ? {} : occupationOf(texts)),
      ...(job_posting && { job_experience: experienceOf(texts.experience_year_id, job_posting.job_type_id) }),
      children: children.map(({ birthday, is_default_selected, is_send }, at) => ({
        birthday,
        is_default_selected,
        display_order: at + 1,
        is_send,
      })),
      sending_children: sendingChildren({ ...draft, children }),
    },
    form_facts: { trap: texts.website, seconds: secondsOpen(draft, now) },
  };
  return input as CandidateMessageInput;
}

const experienceOf = (years: string, job_type_id: number) => ({
  job_type_id,
  experience_year_id: years === '' ? null : Number(years),
});

/** Rows in which a part is missing; the contract's input cannot express them. */
export const unfinishedRows = ({ preferred_dates, children, texts }: ContactDraft): FieldCode[] => [
  ...preferred_dates
    .filter((row) => !isFilledDate(row) && (row.preferred_date !== '' || row.start_time !== ''))
    .map(({ key, preferred_date }) => ({
      name: `preferred_dates.${key}.${preferred_date === '' ? 'preferred_date' : 'start_time'}`,
      code: 'required',
    })),
  ...(texts.purpose_kind_id === enrolment ? children : [])
    .filter(({ isIncomplete }) => isIncomplete)
    .map(({ key }) => ({ name: `children.${key}.birthday`, code: 'incomplete' })),
];

/**
 * The form's field for an error.
 * @param path of the error in the result of `inputOf`: `preferred_dates`, `0`, `start_time`
 */
export function fieldAt(draft: ContactDraft, path: readonly PropertyKey[]): string {
  const [name = '', ...rest] = path.map(String);
  if (name === 'candidate_information') return fieldAt(draft, rest);
  if (name === 'job_experience') return 'experience_year_id';
  if (name === 'sending_children') return 'children';
  if (name === 'kinds') return kindsField(draft.texts.purpose_kind_id);
  const [at, part] = rest;
  if (at === undefined || (name !== 'preferred_dates' && name !== 'children'))
    return occupationFieldOf(draft.texts, name);
  const rows: readonly { key: string }[] =
    name === 'children' ? draft.children.filter(isFilledChild) : draft.preferred_dates.filter(isFilledDate);
  return [name, rows[Number(at)]?.key, part].filter((step) => step !== undefined).join('.');
}
