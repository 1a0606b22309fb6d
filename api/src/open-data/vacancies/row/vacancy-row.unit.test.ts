import { describe, expect, it } from '@jest/globals';
import { Problems } from '../../report/problems.ts';
import { vacancyLayout } from '../vacancy-layout.ts';
import { loadVacancyProfile, parseVacancyProfile } from '../vacancy-profile.ts';
import { vacancyRowOf } from './vacancy-row.ts';

const cityHeaders =
  '施設所在区,標準地域コード,施設・事業名,施設番号,０歳児,１歳児,２歳児,３歳児,４歳児,５歳児,合計,更新日';
const title = '【令和８年５月１日時点】入所待ち人数';
const combined = 'name,accept_0,accept_1,wait_0,wait_1,enrolled_0,enrolled_1';

const layoutOf = (headers: string, titles: string[] = [title], fileName = 'file.csv') =>
  vacancyLayout(headers.split(','), titles, { profile: null, fileName });

function readRow(text: string, layout = layoutOf(cityHeaders)) {
  const problems = new Problems(100);
  const result = vacancyRowOf(
    { row: 3, cells: text.split(','), fault: null },
    { layout, problems, profile: null, latest: '2026-07-01' },
  );
  return { ...result, problems };
}

describe('the layout of a file of vacancies', () => {
  it('is found by its headers in any order, what is counted and when by its title', () => {
    const layout = layoutOf('５歳児,施設番号,０歳児,施設・事業名');
    expect(layout).toMatchObject({
      columns: { facility_number: 1, name: 3 },
      figures: [
        { at: 0, child_class_id: 5, measure: 'waiting' },
        { at: 2, child_class_id: 0, measure: 'waiting' },
      ],
      measures: ['waiting'],
      as_of: '2026-05-01',
    });
  });

  it('is refused where it is not known what is counted, or of when, saying what to add', () => {
    expect(() => layoutOf(cityHeaders, [])).toThrow('add --measure accepted|waiting|enrolled');
    expect(() => layoutOf(combined, [])).toThrow('add --as-of DATE');
    expect(layoutOf(combined, [], 'vacancies_202605.csv').as_of).toBe('2026-05-01');
    expect(layoutOf('更新日,name,accept_0', []).as_of).toBeNull();
  });

  it('takes the columns that a profile names, and refuses where the file lacks them', () => {
    const profile = parseVacancyProfile('{"name":"own","columns":{"name":"園の名前"}}', 'own.json');
    const known = { profile, fileName: 'file.csv' };
    expect(vacancyLayout(['園の名前', '０歳児'], [title], known).columns).toEqual({ name: 0 });
    expect(() => vacancyLayout(['名称', '０歳児'], [title], known)).toThrow(
      'the profile wants the column "園の名前" for name',
    );
  });

  it('of Yokohama comes with the product; one with a wrong code is refused', async () => {
    expect(await loadVacancyProfile('yokohama')).toMatchObject({ municipality: { code: '141003' } });
    await expect(loadVacancyProfile('nowhere')).rejects.toThrow('or one of yokohama');
    expect(() => parseVacancyProfile('{"name":"x","wards":{"鶴見区":"141012"}}', 'x.json')).toThrow(
      'wards.鶴見区: has a wrong check digit',
    );
  });
});

describe('a row of vacancies', () => {
  it('says of each class what is counted; "-" is null, never 0 (domain section 1.2)', () => {
    const { problems, ...result } = readRow('鶴見区,14101,にじ保育園,1410051027100,-,0,2,0,0,0,2,2026-05-02');
    expect(result).toEqual({
      vacancy: {
        row: 3,
        facility_number: '1410051027100',
        name: 'にじ保育園',
        place: { codes: ['141011', '141003'], name: '神奈川県横浜市鶴見区', address: null },
        position: null,
        as_of: '2026-05-01',
        classes: [null, 0, 2, 0, 0, 0].map((waiting, child_class_id) => ({ child_class_id, waiting })),
      },
    });
    expect(problems.warnings).toEqual([]);
  });

  it('takes a class without any children in a file of all three for one that is not offered, and reports it', () => {
    const layout = layoutOf(combined);
    const { problems, ...result } = readRow('にじ保育園,0,0,0,0,0,9', layout);
    expect(result).toMatchObject({
      vacancy: {
        classes: [
          { child_class_id: 0, accepted: null, mark: null, waiting: null, enrolled: null },
          { child_class_id: 1, accepted: 0, mark: null, waiting: 0, enrolled: 9 },
        ],
      },
    });
    expect(problems.warnings).toMatchObject([{ text: '0歳児', kind: 'doubtful' }]);
    // A publisher who writes "-" means 0 by 0.
    expect(readRow('にじ保育園,0,-,0,-,0,-', layout)).toMatchObject({
      vacancy: { classes: [{ child_class_id: 0, accepted: 0 }, { accepted: null }] },
    });
  });

  it('keeps signs of places, and warns of what is empty, unread or adds up to something else', () => {
    const layout = layoutOf('施設番号,０歳児,１歳児,２歳児,合計', ['受入可能数 令和8年5月1日']);
    const { problems, ...result } = readRow('1410051027100,○,若干名,,9', layout);
    expect(result).toMatchObject({
      vacancy: { classes: [{ child_class_id: 0, accepted: null, mark: '○' }] },
    });
    expect(problems.warnings).toMatchObject([
      { row: 3, column: '１歳児', text: '若干名', kind: 'unread' },
      { row: 3, column: '２歳児', text: '', kind: 'doubtful' },
      {
        row: 3,
        column: '合計',
        text: '9',
        kind: 'doubtful',
        action: 'the classes add up to 0; they are taken',
      },
    ]);
  });

  it.each([
    ['', 'empty row'],
    ['鶴見区,14101,,,1,1,1,1,1,1,6,2026-05-01', 'neither a facility number nor a name'],
    ['鶴見区,14101,にじ保育園,1410051027100,,,,,,,,2026-05-01', 'no figures'],
  ])('%j is skipped: %s', (text, skip) => {
    expect(readRow(text)).toMatchObject({ skip });
  });

  it('is skipped where its day is none, or yet to come', () => {
    const layout = layoutOf('month,name,accept_0', []);
    expect(readRow('someday,にじ保育園,1', layout)).toMatchObject({ skip: 'someday is no date' });
    expect(readRow('2062-05-01,にじ保育園,1', layout)).toMatchObject({
      skip: 'dated 2062-05-01, which is yet to come',
    });
  });
});
