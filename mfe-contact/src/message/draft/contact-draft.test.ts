import { contactKinds, maximumPreferredDates } from '@enerabi/shared/constants';
import { cleanText } from '@enerabi/shared/contract/text/clean-text';
import { addIntent, removeIntent } from '@enerabi/shared/form';
import { sampleProfile } from '@enerabi/shared/testing/sample-member';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  changeRows,
  initialPurposeKindId,
  sendingChildren,
  setCandidateInformation,
  setJobCandidateInformation,
} from './contact-draft.rules.ts';
import { type ContactDraft, emptyDraft } from './contact-draft.ts';
import { contactKindsOf } from './contact-kinds.rules.ts';
import { draftFields, readDraft, restoreDraft } from './draft-fields.ts';
import { inputOf } from './draft-input.rules.ts';

const made = { message_key: 'a2c5', opened_at: '2026-05-20T01:00:00.000Z' };
const empty = emptyDraft(2, made);
const target = { facility_id: 1, candidate_contact_kinds: [] };
const now = new Date('2026-05-20T01:01:00.000Z');

const formOf = (draft: ContactDraft): FormData => {
  const form = new FormData();
  for (const [name, value] of draftFields(draft)) form.append(name, value);
  return form;
};

const profile = sampleProfile({
  information: {
    phone_number: '',
    school_name: '山口大学',
    children: [
      { birthday: '2025-05-10', is_default_selected: true, display_order: 1 },
      { birthday: '2023-04-01', is_default_selected: false, display_order: 2 },
    ],
  },
  job_experiences: [{ job_type_id: 3, experience_year_id: 2 }],
});

const text = fc.string({ unit: 'grapheme', maxLength: 20 }).map((said) => cleanText(said, 'lines'));
const date = fc.constantFrom('', '2026-06-01', '2024-02-29');
const drafts = fc.record({
  texts: fc.record(
    Object.fromEntries(Object.keys(empty.texts).map((name) => [name, text])) as Record<
      keyof ContactDraft['texts'],
      typeof text
    >,
  ),
  kinds: fc.subarray(contactKinds.map(({ id }) => String(id))),
  preferred_dates: fc.uniqueArray(
    fc.record({
      key: fc.constantFrom('1', '2', '3'),
      preferred_date: date,
      start_time: fc.constantFrom('', '10:00'),
    }),
    { selector: ({ key }) => key },
  ),
  children: fc.uniqueArray(
    fc.record({
      key: fc.constantFrom('1', '2', '3'),
      birthday: date,
      isIncomplete: fc.constant(false),
      is_default_selected: fc.boolean(),
      is_send: fc.boolean(),
    }),
    { selector: ({ key }) => key },
  ),
  message_key: fc.uuid(),
  opened_at: fc.constant(made.opened_at),
});

describe('the form of a message', () => {
  it('is carried by hidden fields as it is (R2.8), and brought back from the storage', () => {
    fc.assert(
      fc.property(drafts, (draft) => {
        expect(readDraft(formOf(draft))).toEqual(draft);
        expect(restoreDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
      }),
    );
  });

  it('is read as it will be stored: without marks of direction, with the line breaks of a page', () => {
    const form = new FormData();
    form.append('content', '\u202eみぎ\r\n二行目');
    expect(readDraft(form).texts.content).toBe('みぎ\n二行目');
  });

  it('is not restored from anything that is no draft, and nothing throws', () => {
    fc.assert(fc.property(fc.anything(), (any) => void restoreDraft(any)));
    for (const none of [null, undefined, 1, '', {}, { texts: {} }])
      expect(restoreDraft(none)).toBeUndefined();
  });

  it('keeps at most three dates, only permitted kinds, and children among its own (R4.3, R4.4, R4.6)', () => {
    const intents = fc.array(
      fc.constantFrom(
        addIntent('preferred_dates'),
        addIntent('children'),
        removeIntent('preferred_dates', '1'),
        removeIntent('children', '1'),
        'confirm',
      ),
    );
    const permitted = fc
      .subarray(contactKinds.map(({ id }) => id as number))
      .map((ids) => ids.map((id) => ({ facility_candidate_contact_kind_id: id })));
    fc.assert(
      fc.property(drafts, intents, permitted, (draft, pressed, candidate_contact_kinds) => {
        const last = pressed.reduce<ContactDraft>(
          (known, intent) => changeRows(known, intent)?.draft ?? known,
          draft,
        );
        const input = inputOf(last, { ...target, candidate_contact_kinds }, now);
        const { children = [], sending_children = [] } = input.candidate_information;
        expect(last.preferred_dates.length).toBeLessThanOrEqual(maximumPreferredDates);
        expect(input.preferred_dates?.length ?? 0).toBeLessThanOrEqual(maximumPreferredDates);
        const orders = children.map(({ display_order }) => display_order);
        expect(orders).toEqual(expect.arrayContaining([...sending_children]));
        for (const { id, purpose_kind_id } of input.kinds) {
          expect(purpose_kind_id).toBe(Number(last.texts.purpose_kind_id));
          if (candidate_contact_kinds.length > 0)
            expect(candidate_contact_kinds).toContainEqual({ facility_candidate_contact_kind_id: id });
        }
        expect(last.texts).toEqual(draft.texts);
      }),
    );
  });
});

describe('a member in a message', () => {
  it('has known facts copied, and children sent as they are selected by default (R4.4)', () => {
    const typed = { ...empty, texts: { ...empty.texts, phone_number: '090-1234-5678' } };
    const informed = setCandidateInformation(typed, profile);
    expect(informed.texts).toMatchObject({
      last_name: '花岡',
      phone_number: '090-1234-5678',
      school_name: '山口大学',
    });
    expect(informed.children.map(({ is_send }) => is_send)).toEqual([true, false]);
    expect(sendingChildren(informed)).toEqual([1]);
  });

  it("has the years of the posting's job type; without information nothing changes (R4.5)", () => {
    expect(setJobCandidateInformation(empty, profile, 3).texts.experience_year_id).toBe('2');
    expect(setJobCandidateInformation(empty, profile, 1).texts.experience_year_id).toBe('');
    expect(setJobCandidateInformation(empty, null, 3)).toBe(empty);
  });

  it('begins with enrolment, and with work only who only looks for work (R4.2)', () => {
    const member = (...kinds: number[]) => kinds.map((position_kind_id) => ({ position_kind_id }));
    expect(initialPurposeKindId()).toBe(2);
    expect(initialPurposeKindId(member())).toBe(2);
    expect(initialPurposeKindId(member(1))).toBe(1);
    expect(initialPurposeKindId(member(1, 2))).toBe(2);
  });

  it('chooses among the kinds of a purpose, or those that the facility permits (R4.1, R4.3)', () => {
    expect(contactKindsOf(2).map(({ id }) => id)).toEqual([1001, 1005, 1006, 9999]);
    expect(contactKindsOf(1).map(({ id }) => id)).toEqual([1, 2, 999]);
    const only = [1001, 1].map((id) => ({ facility_candidate_contact_kind_id: id }));
    expect(contactKindsOf(2, only).map(({ id }) => id)).toEqual([1001]);
  });
});
