import type { FacilityRecord } from '@enerabi/shared/server/records';
import { describe, expect, it } from '@jest/globals';
import { profileLayout } from '../../layout/layout.ts';
import { parseProfile } from '../../layout/profile.ts';
import { Problems } from '../../report/problems.ts';
import { facilityOf } from '../facility-row.ts';

const profile = parseProfile(
  JSON.stringify({
    name: 'test',
    municipality: { code: '352071', name: '山口県下松市' },
    id: { columns: ['名称'] },
    columns: {
      opens_at: '開所時間',
      closes_at: '閉所時間',
      saturday_opens_at: '土曜',
      standard_opens_at: '標準時間',
      short_opens_at: '短時間開始',
      short_closes_at: '短時間終了',
    },
  }),
  'test',
);
const problems = new Problems(9);
const headers = ['名称', '開所時間', '閉所時間', '土曜', '標準時間', '短時間開始', '短時間終了'];

const recordOf = (cells: Record<string, string>): FacilityRecord => {
  problems.warnings.length = 0;
  const row = headers.map((header) => cells[header] ?? (header === '名称' ? 'ひまわり園' : ''));
  const result = facilityOf(
    { row: 2, cells: row, fault: null },
    {
      layout: profileLayout(headers, profile),
      problems,
      publisher: { code: '352071', name: '山口県下松市' },
      idPrefix: '',
      source: {},
    },
  );
  if ('skip' in result) throw new Error(result.skip);
  return result.record;
};

describe('hours and the words behind them', () => {
  it('keep an extension in brackets as a note and as a fact', () => {
    expect(recordOf({ 開所時間: '7：30～18：30（18：30～19：00）' })).toMatchObject({
      weekday_hours: { open: '07:30', close: '18:30' },
      extended_hours: { open: '18:30', close: '19:00' },
      hours_note: '（18：30～19：00）',
    });
    expect(problems.warnings).toMatchObject([{ kind: 'repaired' }]);
  });

  it.each([
    ['7:30※1号認定は9:00～14:00', '19:00', '※1号認定は9:00～14:00'],
    ['7:30', '19:00（土曜は18:00）', '（土曜は18:00）'],
  ])('keep words behind one time: %s, %s', (opens, closes, hours_note) => {
    expect(recordOf({ 開所時間: opens, 閉所時間: closes })).toMatchObject({
      weekday_hours: { open: '07:30', close: '19:00' },
      hours_note,
    });
  });

  it('keep words that name no hours at all', () => {
    expect(recordOf({ 開所時間: '園により異なります' })).toMatchObject({
      weekday_hours: null,
      hours_note: '園により異なります',
    });
    expect(problems.warnings).toMatchObject([{ kind: 'doubtful', column: '開所時間' }]);
  });

  it('close on the next day', () => {
    expect(recordOf({ 開所時間: '11:00', 閉所時間: '翌3:00' }).weekday_hours).toEqual({
      open: '11:00',
      close: '27:00',
    });
    expect(problems.warnings).toEqual([]);
  });

  it('of Saturday, of standard and of short care are in columns of their own', () => {
    expect(
      recordOf({
        土曜: '7:30～17:00',
        標準時間: '7:00～18:00※要相談',
        短時間開始: '8:30',
        短時間終了: '16:30',
      }),
    ).toMatchObject({
      saturday_hours: { open: '07:30', close: '17:00' },
      standard_hours: { open: '07:00', close: '18:00' },
      short_hours: { open: '08:30', close: '16:30' },
      hours_note: '保育標準時間：※要相談',
    });
  });
});
