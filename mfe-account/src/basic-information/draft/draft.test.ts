import { experienceYearIds, jobKindIds, jobTypeIds, mostProfileChildren } from '@enerabi/shared/constants';
import { registerBasicInformation } from '@enerabi/shared/contract';
import { addIntent, removeIntent } from '@enerabi/shared/form';
import { jobDetailKindsOf } from '@enerabi/shared/profile';
import { sampleProfile } from '@enerabi/shared/testing/sample-member';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { checkDraft } from './check-draft.ts';
import { type Draft, draftOf, textNames } from './draft.ts';
import { inputOf } from './draft-input.rules.ts';
import { readDraft } from './read-draft.ts';
import { changeRows } from './rows.rules.ts';

const today = '2026-05-20';
const check = (draft: Draft) => checkDraft(registerBasicInformation, draft, inputOf(draft), today);

/** The form as a browser sends it. */
function sent({ texts, children, experiences }: Draft): FormData {
  const form = new FormData();
  for (const name of textNames) form.append(name, texts[name]);
  for (const { key, birthday, is_default_selected } of children) {
    form.append('children', key);
    const parts = birthday.split('-');
    for (const [at, part] of ['year', 'month', 'day'].entries())
      form.append(`children.${key}.birthday_${part}`, parts[at] ? String(Number(parts[at])) : '');
    if (is_default_selected) form.append(`children.${key}.is_default_selected`, 'on');
  }
  for (const { key, job_type_id, experience_year_id } of experiences) {
    form.append('job_experiences', key);
    form.append(`job_experiences.${key}.job_type_id`, job_type_id);
    form.append(`job_experiences.${key}.experience_year_id`, experience_year_id);
  }
  return form;
}

const someProfile = fc
  .record({
    children: fc.uniqueArray(fc.integer({ min: 1, max: 28 }), { maxLength: mostProfileChildren }),
    isSelected: fc.boolean(),
    job: fc
      .option(fc.constantFrom(...jobKindIds))
      .chain((job) => fc.tuple(fc.constant(job), fc.option(fc.constantFrom(null, ...jobDetailKindsOf(job))))),
    types: fc.uniqueArray(fc.constantFrom(...jobTypeIds)),
    years: fc.constantFrom(...experienceYearIds),
    grade: fc.option(fc.integer({ min: 1, max: 6 })),
  })
  .map(({ children, isSelected, job: [job_kind_id, job_detail_kind_id], types, years, grade }) =>
    sampleProfile({
      information: {
        job_kind_id,
        job_detail_kind_id,
        // The form asks only students for it.
        grade: job_kind_id === 1 ? grade : null,
        children: children.map((day, at) => ({
          birthday: `2024-02-${String(day).padStart(2, '0')}`,
          is_default_selected: isSelected,
          display_order: at + 1,
        })),
      },
      job_experiences: types.map((job_type_id) => ({ job_type_id, experience_year_id: years })),
    }),
  );

describe('the form of basic information', () => {
  it('sends back exactly what is saved if nothing was changed', async () => {
    await fc.assert(
      fc.asyncProperty(someProfile, async (profile) => {
        const draft = draftOf(profile);
        expect(readDraft(sent(draft))).toEqual(draft);
        expect(await check(draft)).toEqual([]);
        const { mailaddress: _, children, ...information } = profile.information;
        expect(inputOf(draft)).toEqual({
          ...information,
          children: children.map(({ display_order: _order, ...child }) => child),
          job_experiences: profile.job_experiences,
        });
      }),
    );
  });

  it('leaves out empty rows, and names rows in which a part is missing', async () => {
    const draft = draftOf(sampleProfile({ information: { children: [] } }));
    expect(inputOf(draft)).toMatchObject({ children: [], job_experiences: [] });
    expect(await check(draft)).toEqual([]);

    const form = sent(draft);
    form.set('children.1.birthday_year', '2024');
    form.set('job_experiences.1.experience_year_id', '3');
    expect(await check(readDraft(form))).toEqual([
      { name: 'children.1.birthday', code: 'incomplete' },
      { name: 'job_experiences.1.job_type_id', code: 'required' },
    ]);
  });

  it.each([
    ['day', '2024-06-'],
    ['month', '2024--01'],
    ['year', '-06-01'],
  ])('keeps the rest of a birthday whose %s is missing', (part, birthday) => {
    const form = sent(draftOf(sampleProfile()));
    form.set(`children.1.birthday_${part}`, '');
    expect(readDraft(form).children).toMatchObject([{ birthday, isIncomplete: true }]);
  });

  it('names each error by the field of its row, in the order of the form (R5.3)', async () => {
    const draft = draftOf(
      sampleProfile({
        information: { last_name: ' ', phone_number: '12', postal_code: '1', address: 'あ'.repeat(201) },
      }),
    );
    const [child] = draft.children;
    const experience = { job_type_id: '1', experience_year_id: '2' };
    const faulty: Draft = {
      ...draft,
      children: [
        { ...child, key: '4', birthday: '', isIncomplete: false, is_default_selected: true },
        { ...child, key: '9', birthday: '2025-02-30', isIncomplete: false, is_default_selected: true },
      ],
      experiences: [
        { key: '2', ...experience },
        { key: '5', ...experience },
      ],
    };
    expect(await check(faulty)).toEqual([
      { name: 'last_name', code: 'required' },
      { name: 'phone_number', code: 'invalid_phone_number' },
      { name: 'postal_code', code: 'invalid_postal_code' },
      { name: 'address', code: 'too_long' },
      { name: 'children.9.birthday', code: 'not_a_day' },
      { name: 'job_experiences.5.job_type_id', code: 'repeated' },
    ]);
  });

  it('sends a school only for students, and only the detail that belongs to the occupation', () => {
    const texts = {
      ...draftOf(sampleProfile()).texts,
      school_kind_id: '2',
      employment_kind_id: '6',
      school_name: '山口大学',
      grade: '3',
    };
    const result = (job_kind_id: string) =>
      inputOf({ texts: { ...texts, job_kind_id }, children: [], experiences: [] });
    expect(result('1')).toMatchObject({ job_detail_kind_id: 2, school_name: '山口大学', grade: 3 });
    expect(result('2')).toMatchObject({ job_detail_kind_id: 6, school_name: '', grade: null });
    expect(result('')).toMatchObject({ job_kind_id: null, job_detail_kind_id: null, school_name: '' });
  });

  it('has a detail of those who work nowhere forgotten', async () => {
    const draft = draftOf(sampleProfile({ information: { job_kind_id: 2, job_detail_kind_id: 6 } }));
    const changed = { ...draft, texts: { ...draft.texts, job_kind_id: '4' } };
    expect(inputOf(changed)).toMatchObject({ job_kind_id: 4, job_detail_kind_id: null });
    expect(await check(changed)).toEqual([]);
  });
});

describe('rows', () => {
  const draft = draftOf(sampleProfile());
  const keysAfter = (intents: readonly string[]) =>
    intents
      .reduce((before, intent) => changeRows(before, intent)?.draft ?? before, draft)
      .children.map(({ key }) => key);

  it('are added with a key of their own, and taken away by it, while the others stay', () => {
    const add = addIntent('children');
    expect(keysAfter([add, add])).toEqual(['1', '2', '3']);
    expect(keysAfter([add, add, removeIntent('children', '2')])).toEqual(['1', '3']);
    expect(keysAfter([add, removeIntent('children', '1'), add])).toEqual(['2', '3']);
    expect(changeRows(draft, add)).toMatchObject({ kind: 'children', added: '2' });
    expect(changeRows(draft, addIntent('job_experiences'))).toMatchObject({
      added: '2',
      draft: { experiences: [{ key: '1' }, { key: '2' }], children: draft.children },
    });
  });

  it('are never more than the contract takes', () => {
    expect(keysAfter(Array(20).fill(addIntent('children')))).toHaveLength(mostProfileChildren);
  });

  it('are what no other button changes', () => {
    for (const intent of ['save', '', 'add', 'add parents', 'null'])
      expect(changeRows(draft, intent)).toBeUndefined();
  });
});
