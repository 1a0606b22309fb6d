import { describe, expect, it } from '@jest/globals';
import { readCompactCsv } from './compact-csv.ts';

const header = 'station_group,name,line,operator,railway_class,operator_type,lat,lng,pref_code';

describe('stations in the compact CSV', () => {
  it('are read by the names of their columns', () => {
    const text =
      'pref_code,lng,lat,operator,line,name\r\n130001,139.70135,35.65909,東日本旅客鉄道,山手線,渋谷\r\n';
    expect(readCompactCsv(text)).toEqual({
      layout: 'N02, compact CSV',
      unit: 'row',
      read: 1,
      problems: [],
      stations: [
        {
          row: 2,
          name: '渋谷',
          line: '山手線',
          operator: '東日本旅客鉄道',
          latitude: 35.65909,
          longitude: 139.70135,
          prefecture_code: '130001',
        },
      ],
    });
  });

  it('that cannot be read are named by row and column; swapped cells are put right', () => {
    const { stations, problems } = readCompactCsv(
      [
        header,
        '1,,山手線,東日本旅客鉄道,11,2,35.6,139.7,130001',
        '1,渋谷,山手線,東日本旅客鉄道,11,2,here,139.7,130001',
        '1,渋谷,山手線,東日本旅客鉄道,11,2,35.6,139.7,13',
        '1,新宿,山手線,東日本旅客鉄道,11,2,139.7,35.69,130001',
      ].join('\n'),
    );
    expect(stations).toMatchObject([{ name: '新宿', latitude: 35.69, longitude: 139.7 }]);
    expect(problems).toMatchObject([
      { row: 2, column: 'name', kind: 'skipped', action: 'empty' },
      { row: 3, column: 'lat', text: 'here', kind: 'skipped', action: 'not degrees; no position taken' },
      { row: 4, column: 'pref_code', text: '13', kind: 'skipped' },
      { row: 5, column: 'lat', kind: 'repaired' },
    ]);
  });

  it('that lack a column are refused with its name', () => {
    expect(() => readCompactCsv('name,line,lat,lng\n')).toThrow(
      'row 1: no column operator, pref_code; give N02 as GeoJSON, or a CSV with name, line, operator, lat, lng, pref_code',
    );
  });
});
