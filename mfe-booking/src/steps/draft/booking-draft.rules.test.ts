import { termsVersions } from '@enerabi/shared/constants';
import { bookVisit } from '@enerabi/shared/contract';
import { readTyped } from '@enerabi/shared/form';
import { madeNow } from '@enerabi/shared/form-flow';
import { sampleFacilityDetail } from '@enerabi/shared/testing';
import { sampleProfile } from '@enerabi/shared/testing/sample-member';
import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { changeDraft, fieldAt, inputOf, prefilled, unfinishedAnswers } from './booking-draft.rules.ts';
import { type BookingDraft, emptyDraft, textNames } from './booking-draft.ts';
import { draftFields, readDraft, restoreDraft } from './booking-fields.ts';

const made = madeNow(new Date('2026-05-20T01:00:00Z'));
const empty = emptyDraft('2099-05-20 10:00:00', made);
const target = { facility: sampleFacilityDetail() };
const withTexts = (texts: Partial<BookingDraft['texts']>): BookingDraft => ({
  ...empty,
  texts: { ...empty.texts, ...texts },
});
const child = (key: string, birthday: string) => ({
  key,
  birthday,
  isIncomplete: !/^\d{4}-\d\d-\d\d$/.test(birthday) && birthday !== '',
});

describe('the payload of a booking (R4.8)', () => {
  it('begins with one adult and no child', () => {
    expect(inputOf(empty, target)).toMatchObject({ person_number: 1, child_number: 0 });
  });

  it('has 0 where no number is chosen', () => {
    expect(inputOf(withTexts({ person_number: '', child_number: '' }), target)).toMatchObject({
      person_number: 0,
      child_number: 0,
    });
  });

  it('drops children without a birthday, and numbers the others from 1 to 3', () => {
    const children = [
      child('1', ''),
      child('2', '2025-06-10'),
      child('3', '2024--01'),
      child('4', '2023-01-02'),
    ];
    expect(inputOf({ ...empty, children }, target)).toMatchObject({
      child_birthday_1: '2025-06-10',
      child_birthday_2: '2023-01-02',
      child_birthday_3: '',
    });
  });

  it('has the time as YYYY-MM-DD HH:mm:ss, and none where none is chosen', () => {
    expect(inputOf(empty, target).desired_reservation_datetime).toBe('2099-05-20 10:00:00');
    expect(inputOf(emptyDraft('', made), target).desired_reservation_datetime).toBe('');
  });

  it('names the facility, and the first day of the month of admission', () => {
    const input = inputOf({ ...empty, admissionMonth: '2027-04' }, target);
    expect(input).toMatchObject({
      facility_id: target.facility.facility_id,
      facility_number: target.facility.facility_number,
      desired_admission_date: '2027-04-01',
    });
    expect(inputOf({ ...empty, admissionMonth: '2027-' }, target).desired_admission_date).toBe('');
  });

  it('is what the contract asks for, and nothing else', async () => {
    const draft = withTexts({
      person_last_name: '花岡',
      person_first_name: '花子',
      person_last_name_furigana: 'はなおか',
      person_first_name_furigana: 'ﾊﾅｺ',
      person_contact_phone: '09012345678',
      person_contact_mail: 'hanako@example.jp',
      terms_version: termsVersions.booking,
    });
    const { issues, data } = await readTyped(bookVisit, inputOf(draft, target));
    expect(issues).toEqual([]);
    expect(data).toMatchObject({ person_first_name_furigana: 'ハナコ', child_birthday_1: null });
  });
});

describe("a member's facts", () => {
  const profile = sampleProfile();

  it('fill in empty fields only (R4.8)', () => {
    const { texts } = prefilled(withTexts({ person_last_name: '別姓' }), profile);
    expect(texts.person_last_name).toBe('別姓');
    expect(texts.person_contact_mail).toBe(profile.information.mailaddress);
  });

  it('keep the children that are filled in', () => {
    const children = [child('1', '2020-01-01')];
    expect(prefilled({ ...empty, children }, profile).children).toEqual(children);
  });
});

describe('what is missing', () => {
  it('is named: parts of dates, and the agreement to this version of the terms', () => {
    const draft = { ...empty, children: [child('1', '2024--01')], admissionMonth: '2027-' };
    expect(unfinishedAnswers(draft)).toEqual([
      { name: 'children.1.birthday', code: 'incomplete' },
      { name: 'desired_admission_date', code: 'incomplete' },
      { name: 'terms_version', code: 'required' },
    ]);
    expect(unfinishedAnswers(withTexts({ terms_version: '2020-01-01' }))).toEqual([
      { name: 'terms_version', code: 'required' },
    ]);
  });

  it('is shown at the row of the child', () => {
    const draft = { ...empty, children: [child('1', ''), child('7', '2025-06-10')] };
    expect(fieldAt(draft, 'child_birthday_1')).toBe('children.7.birthday');
    expect(fieldAt(draft, 'person_last_name')).toBe('person_last_name');
  });
});

describe('rows of children', () => {
  it('are added up to three, and removed by their key', () => {
    let draft: BookingDraft = empty;
    for (let at = 0; at < 4; at += 1) draft = changeDraft(draft, 'add children')?.draft ?? draft;
    expect(draft.children.map(({ key }) => key)).toEqual(['1', '2', '3']);
    expect(changeDraft(draft, 'remove children 2')?.draft.children.map(({ key }) => key)).toEqual(['1', '3']);
  });

  it('are not changed by other buttons', () => {
    expect(changeDraft(empty, 'confirm')).toBeUndefined();
    expect(changeDraft(empty, 'add preferred_dates')).toBeUndefined();
    expect(changeDraft(empty, 'choose')).toEqual({ draft: empty });
  });
});

const text = fc.string({ unit: fc.constantFrom('花', 'a', '1', ' ', '🍀') });
const anyDraft = fc
  .record({
    texts: fc.record(Object.fromEntries(textNames.map((name) => [name, text]))),
    birthdays: fc.array(fc.constantFrom('', '2025-06-10', '2024--01', '-05-'), { maxLength: 3 }),
    admissionMonth: fc.constantFrom('', '2027-04', '2027-', '-04'),
  })
  .map(
    ({ texts, birthdays, admissionMonth }): BookingDraft => ({
      texts: texts as BookingDraft['texts'],
      children: birthdays.map((birthday, at) => child(String(at + 1), birthday)),
      admissionMonth,
      ...made,
    }),
  );

describe('the hidden fields of a draft', () => {
  const formOf = (draft: BookingDraft): FormData => {
    const form = new FormData();
    for (const [name, value] of draftFields(draft)) form.append(name, value);
    return form;
  };

  test('carry all of it to the next page', () => {
    fc.assert(
      fc.property(anyDraft, (draft) => {
        const read = readDraft(formOf(draft));
        expect(readDraft(formOf(read))).toEqual(read);
        expect(read.children).toEqual(draft.children);
        expect(read.admissionMonth).toBe(draft.admissionMonth);
      }),
    );
  });

  it('give way to a time that was chosen beside them', () => {
    const form = formOf(empty);
    form.append('at', '2099-06-10T10:00');
    expect(readDraft(form).texts.desired_reservation_datetime).toBe('2099-06-10 10:00:00');
  });

  it('restore what another release has stored, or nothing', () => {
    expect(restoreDraft(empty)).toEqual(empty);
    expect(restoreDraft({ texts: 1 })).toBeUndefined();
    expect(restoreDraft(undefined)).toBeUndefined();
  });
});
