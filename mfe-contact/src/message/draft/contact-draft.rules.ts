import {
  defaultPurposeKindId,
  jobSeekerPosition,
  maximumPreferredDates,
  mostProfileChildren,
} from '@enerabi/shared/constants';
import type { Profile } from '@enerabi/shared/contract';
import { type RowChange, rowIntentOf, withRow } from '@enerabi/shared/form';
import { occupationTextsOf } from '@enerabi/shared/form/occupation';
import { type ContactDraft, emptyChild, emptyDate } from './contact-draft.ts';

export type RowKind = 'preferred_dates' | 'children';

export const mostRows: Readonly<Record<RowKind, number>> = {
  preferred_dates: maximumPreferredDates,
  children: mostProfileChildren,
};

/**
 * The purpose selected at first (R4.2): enrolment (2), or work (1) for a member who only looks for work.
 * @param positions of the member; none for a visitor
 */
export function initialPurposeKindId(positions: readonly { position_kind_id: number }[] = []): number {
  const isSeeker = ({ position_kind_id }: { position_kind_id: number }) =>
    position_kind_id === jobSeekerPosition;
  return positions.length > 0 && positions.every(isSeeker) ? 1 : defaultPurposeKindId;
}

/** Display orders of the children that are sent, from 1 (R4.4). */
export const sendingChildren = ({ children }: ContactDraft): number[] =>
  children.flatMap(({ is_send }, at) => (is_send ? [at + 1] : []));

/**
 * Copies a member's known facts into the form; a child's `is_send` starts as `is_default_selected` (R4.4). A fact that
 * is not known leaves its field as it is.
 */
export function setCandidateInformation(draft: ContactDraft, { information }: Profile): ContactDraft {
  const { last_name, first_name, phone_number, mailaddress } = information;
  const known = { last_name, first_name, phone_number, mailaddress, ...occupationTextsOf(information) };
  const children = information.children.map(({ birthday, is_default_selected }, at) => ({
    key: String(at + 1),
    birthday,
    isIncomplete: false,
    is_default_selected,
    is_send: is_default_selected,
  }));
  return {
    ...draft,
    texts: { ...draft.texts, ...saidIn(known) },
    children: children.length > 0 ? children : draft.children,
  };
}

/**
 * As `setCandidateInformation` for a job contact (R4.5): the years of experience are those saved for the posting's job
 * type. Without information nothing changes.
 */
export function setJobCandidateInformation(
  draft: ContactDraft,
  profile: Profile | null,
  jobTypeId: number,
): ContactDraft {
  if (!profile) return draft;
  const saved = profile.job_experiences.find(({ job_type_id }) => job_type_id === jobTypeId);
  const informed = setCandidateInformation(draft, profile);
  const experience_year_id = saved ? String(saved.experience_year_id) : '';
  return { ...informed, texts: { ...informed.texts, experience_year_id } };
}

const saidIn = <T extends Record<string, string>>(facts: T): Partial<T> =>
  Object.fromEntries(Object.entries(facts).filter(([, text]) => text !== '')) as Partial<T>;

/** A draft with its rows changed, and which row to show. */
export interface ChangedDraft {
  draft: ContactDraft;
  change: RowChange<RowKind>;
}

/**
 * Adds or removes a row, if the pressed button is one of the rows' own.
 * @param intent value of the pressed button
 */
export function changeRows(draft: ContactDraft, intent: string): ChangedDraft | undefined {
  const asked = rowIntentOf(intent);
  if (!asked || !isRowKind(asked.kind)) return undefined;
  const { kind } = asked;
  if (asked.verb === 'remove') {
    const rows = draft[kind].filter(({ key }) => key !== asked.key);
    return { draft: { ...draft, [kind]: rows }, change: { kind } };
  }
  const { rows, added } =
    kind === 'children'
      ? withRow(draft.children, mostRows.children, emptyChild)
      : withRow(draft.preferred_dates, mostRows.preferred_dates, emptyDate);
  return { draft: { ...draft, [kind]: rows }, change: { kind, ...(added && { added }) } };
}

const isRowKind = (kind: string): kind is RowKind => kind in mostRows;
