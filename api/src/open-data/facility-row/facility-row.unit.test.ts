import type { FacilityRecord } from '@enerabi/shared/server/records';
import { describe, expect, it } from '@jest/globals';
import { standardLayout } from '../layout/layout.ts';
import { Problems } from '../report/problems.ts';
import { facilityOf } from './facility-row.ts';

const problems = new Problems(9);
const base = {
  全国地方公共団体コード: '352071',
  ID: 'A1',
  名称: 'ひまわり園',
  地方公共団体名: '山口県下松市',
};

/** The record of a row with these cells besides, by header; what it warned of is in `problems`. */
const recordOf = (cells: Record<string, string>) => {
  const row = { ...base, ...cells };
  problems.warnings.length = 0;
  return facilityOf(
    { row: 2, cells: Object.values(row), fault: null },
    { layout: standardLayout(Object.keys(row)), problems, publisher: null, idPrefix: '', source: {} },
  );
};

describe('the record of a row', () => {
  it.each([
    ['10台', ['parking']],
    ['なし（駐輪場10台）', []],
  ])('has the service of parking only where there is some: %s', (note, services) => {
    expect(recordOf({ 駐車場情報: note })).toMatchObject({ record: { services, parking_note: note } });
  });

  it.each(['-', '―', '－', '…', 'NA'])('takes a cell with nothing but %s for an empty one', (mark) => {
    expect(
      recordOf({
        所在地_市区町村: mark,
        建物名等: mark,
        アクセス方法: mark,
        緯度: mark,
        経度: mark,
        子供預かり料金: mark,
        備考: mark,
      }),
    ).toMatchObject({
      record: {
        municipality_name: '下松市',
        building: null,
        access_note: null,
        fees_note: null,
        remarks: null,
        hours_note: null,
      },
    });
    expect(problems.warnings).toEqual([]);
  });

  it.each([
    ['7:00～18:00', '19:00', '終了時間：19:00', '終了時間'],
    ['8:00', '7:00～18:00', '開始時間：8:00', '開始時間'],
  ])('keeps a time that stands beside a range of times: %s, %s', (opens, closes, hours_note, column) => {
    expect(recordOf({ 開始時間: opens, 終了時間: closes })).toMatchObject({
      record: { weekday_hours: { open: '07:00', close: '18:00' }, hours_note },
    });
    expect(problems.warnings).toMatchObject([{ column, kind: 'doubtful' }]);
  });

  it('needs no note of a time that the range beside it says, too', () => {
    expect(recordOf({ 開始時間: '7:00～18:00', 終了時間: '18時' })).toMatchObject({
      record: { weekday_hours: { open: '07:00', close: '18:00' }, hours_note: null },
    });
    expect(problems.warnings).toEqual([]);
  });

  it.each([
    [{ 所在地: '山口県下松市潮音町4' }, '352071', '下松市'],
    [{ 所在地: '潮音町4' }, '352071', '下松市'],
    [{ 所在地: '山口県柳井市南町3' }, '352128', '柳井市'],
    [{ 所在地: '山口県平生町平生1' }, null, '平生町'],
    [{ 所在地: '山口県柳井市南町3', 所在地_全国地方公共団体コード: '352128' }, '352128', '柳井市'],
    [
      { 所在地: '余市郡余市町黒川町1', 地方公共団体名: '北海道余市町', 全国地方公共団体コード: '014087' },
      '014087',
      '余市郡余市町',
    ],
    [{ 所在地: '下松市潮音町4', 地方公共団体名: '' }, '352071', '下松市'],
  ])('has the code of its own municipality or none: %j', (cells, municipality_code, municipality_name) => {
    expect(recordOf(cells)).toMatchObject({ record: { municipality_code, municipality_name } });
  });

  it.each([
    ['34.02,131.86', '34.5', '131.5', 34.02],
    ['{"type":"Polygon"}', '34.5', '131.5', 34.5],
    ['{"type":"Polygon"}', '', '', undefined],
  ])('has the position of the geometry, else of its columns: %s', (geometry, 緯度, 経度, latitude) => {
    const { record } = recordOf({ 'geometry.coordinates': geometry, 緯度, 経度 }) as {
      record: FacilityRecord;
    };
    expect(record.latitude).toBe(latitude);
    expect(problems.warnings).toHaveLength(latitude === undefined ? 1 : 0);
  });

  it('says of a postal code in the address that it was repaired', () => {
    expect(recordOf({ 所在地: '〒60-0001北海道札幌市' })).toMatchObject({
      record: { postal_code: '0600001' },
    });
    expect(problems.warnings).toContainEqual(expect.objectContaining({ column: '所在地', kind: 'repaired' }));
  });
});
