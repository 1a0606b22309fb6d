import { childClassIds } from '@enerabi/shared/constants';
import { everyCapability } from '@enerabi/shared/testing/every-capability';
import { sampleFacilityDetail, sampleVacancy } from '@enerabi/shared/testing/sample-facilities';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { factNames } from '../detail/facts/facility-facts.copy.ts';
import { comparisonGroups, differs } from './comparison.rows.ts';

const hanaoka = sampleFacilityDetail();
const little = sampleFacilityDetail({
  path_name: 'sakura',
  capacity: null,
  capacity_by_class: [],
  vacancy: null,
  stations: [],
  services: [],
  saturday_hours: null,
  fees_note: '給食費 月7,500円',
  has_garden: false,
  extra_fees: [
    { name: '制服', amount: '3,000円' },
    { name: '帽子', amount: '1,000円' },
  ],
});

const rowsOf = (facilities = [hanaoka, little], today = '2026-05-20') =>
  comparisonGroups(facilities, today, everyCapability).flatMap((group) =>
    group.rows.map((row) => ({ ...row, path: `${group.name}/${row.name}` })),
  );
const texts = (path: string, ...query: Parameters<typeof rowsOf>) =>
  rowsOf(...query)
    .find((row) => row.path === path)
    ?.cells.map(({ text }) => text);

describe('the rows of a comparison', () => {
  it('have what is known of each, and null where nothing is, never 0 (domain section 1.2)', () => {
    expect(texts('施設の概要/最寄り駅')).toEqual(['岩徳線 周防花岡駅 徒歩8分', null]);
    expect(texts('定員/合計')).toEqual(['90人', null]);
    expect(texts('定員/0歳児')).toEqual(['9人', null]);
    expect(texts('開所時間・開所日/土曜日')).toEqual(['7:30〜12:30', null]);
    expect(texts('開所時間・開所日/開所日')).toEqual(['月・火・水・木・金・土', '月・火・水・木・金・土']);
    expect(texts('保育の内容/サービス・設備')).toEqual(['延長保育\n駐車場', null]);
    expect(texts('保育の内容/園庭')).toEqual([null, 'なし']);
    expect(texts(`費用/${factNames.fees_note}`)).toEqual([null, '給食費 月7,500円']);
    expect(texts(`費用/${factNames.extra_fees}`)).toEqual([null, '制服：3,000円\n帽子：1,000円']);
  });

  it('say vacancies in words, with their day, and a class that is not offered as that', () => {
    expect(texts('空き状況/いつの情報か')).toEqual(['2026年5月1日', null]);
    expect(texts('空き状況/0歳児')).toEqual(['○ 空きあり\n受入可能 3人', null]);
    expect(texts('空き状況/2歳児')).toEqual(['× 空きなし\n受入可能 0人', null]);
    expect(texts('空き状況/3歳児')).toEqual(['－ 募集なし', null]);
  });

  it('say so where a vacancy is older than 60 days', () => {
    const [row] = rowsOf([hanaoka], '2026-07-01').filter(({ path }) => path === '空き状況/いつの情報か');
    expect(row?.cells).toEqual([{ text: '2026年5月1日\n60日以上前の情報です', isStale: true }]);
  });

  it('lead to the form that each facility offers, if the site has it (R7.3)', () => {
    const waysOf = (tour_acceptance: 'slots' | 'message' | 'phone', can = everyCapability) =>
      comparisonGroups([sampleFacilityDetail({ path_name: 'sakura', tour_acceptance })], '2026-05-20', can)
        .flatMap(({ rows }) => rows)
        .flatMap(({ cells }) => cells.flatMap(({ way }) => (way ? [way.to] : [])));
    expect(waysOf('slots')).toEqual(['/one_stop/f/sakura']);
    expect(waysOf('message')).toEqual(['/contact/sakura/contact_input']);
    expect(waysOf('phone')).toEqual([]);
    expect(waysOf('slots', { ...everyCapability, visitBooking: false })).toEqual([
      '/contact/sakura/contact_input',
    ]);
    expect(waysOf('slots', { ...everyCapability, visitBooking: false, inquiry: false })).toEqual([]);
  });

  it('name the class that they are about', () => {
    const classes = rowsOf().filter(({ path }) => /^(空き状況|定員)\/0歳児$/.test(path));
    expect(classes.map(({ childClass }) => childClass)).toEqual([0, 0]);
  });

  it('leave out classes without any figures', () => {
    expect(texts('空き状況/5歳児')).toBeUndefined();
    expect(texts('定員/5歳児')).toBeUndefined();
  });

  it('have a cell for each facility, whatever is known of it', () => {
    const classes = fc.uniqueArray(
      fc.record({
        child_class_id: fc.constantFrom(...childClassIds),
        accepted: fc.option(fc.nat(30)),
        mark: fc.option(fc.constantFrom('○' as const, '△' as const, '×' as const)),
        waiting: fc.constant(null),
        enrolled: fc.constant(null),
      }),
      { selector: ({ child_class_id }) => child_class_id },
    );
    const facility = fc
      .record({
        capacity: fc.option(fc.nat(300)),
        meals_note: fc.option(fc.string()),
        vacancy: fc.option(classes.map((known) => ({ ...sampleVacancy, classes: known }))),
      })
      .map(sampleFacilityDetail);
    fc.assert(
      fc.property(fc.array(facility, { minLength: 1, maxLength: 8 }), (facilities) => {
        for (const row of rowsOf(facilities)) {
          expect(row.cells).toHaveLength(facilities.length);
          for (const { text } of row.cells) expect(text).not.toBe('');
        }
      }),
    );
  });
});

describe('a row differs', () => {
  it('where one says something else, or says nothing', () => {
    const differing = rowsOf().filter(differs);
    const paths = differing.map(({ path }) => path);
    expect(paths).toContain(`費用/${factNames.fees_note}`);
    expect(paths).not.toContain('施設の概要/施設の種類');
    expect(rowsOf([hanaoka, hanaoka]).filter(differs)).toEqual([]);
    expect(rowsOf([little]).filter(differs)).toEqual([]);
  });
});
