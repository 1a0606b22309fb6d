import { prefectureAt } from '@enerabi/gazetteer/prefecture-at';
import { describe, expect, it } from '@jest/globals';
import { readN02 } from './n02-geojson.ts';
import { stationRecords } from './station-records.ts';

const feature = (name: unknown, coordinates: unknown, known: object = {}) => ({
  type: 'Feature',
  properties: {
    N02_001: '11',
    N02_002: '2',
    N02_003: '山手線',
    N02_004: '東日本旅客鉄道',
    N02_005: name,
    N02_005c: '003700',
    N02_005g: '003700',
    ...known,
  },
  geometry: { type: 'LineString', coordinates },
});
const geojson = (...features: unknown[]) => JSON.stringify({ type: 'FeatureCollection', features });

const shibuya = feature('渋谷', [
  [139.701, 35.656],
  [139.701, 35.658],
  [139.701, 35.66],
]);

describe('stations of N02 as GeoJSON', () => {
  it('are taken at the middle of their platform', () => {
    expect(readN02(geojson(shibuya))).toMatchObject({
      layout: 'N02, GeoJSON',
      read: 1,
      problems: [],
      stations: [
        {
          row: 1,
          name: '渋谷',
          operator: '東日本旅客鉄道',
          line: '山手線',
          latitude: 35.658,
          longitude: 139.701,
          prefecture_code: null,
        },
      ],
    });
  });

  it('may be points, or platforms in several parts, of which the longest counts', () => {
    const point = { ...shibuya, geometry: { type: 'Point', coordinates: [139.7, 35.6] } };
    const parts = {
      ...shibuya,
      geometry: {
        type: 'MultiLineString',
        coordinates: [
          [
            [139, 35],
            [139, 35.001],
          ],
          [
            [139.7, 35.6],
            [139.7, 35.61],
          ],
        ],
      },
    };
    expect(readN02(geojson(point, parts)).stations.map(({ latitude }) => latitude)).toEqual([35.6, 35.605]);
  });

  it('that cannot be read are named by feature and property, and the others are taken', () => {
    const { stations, problems } = readN02(
      geojson(feature('', []), null, feature('渋谷', [[0, 0]]), feature('渋谷', 'here'), shibuya),
    );
    expect(stations).toHaveLength(1);
    expect(problems).toMatchObject([
      { row: 1, column: 'N02_005', kind: 'skipped', action: 'empty' },
      { row: 2, column: 'N02_003', action: 'empty' },
      { row: 3, column: 'geometry', action: '0,0 is no position in Japan; no position taken' },
      { row: 4, column: 'geometry', action: 'no point and no line' },
    ]);
  });

  it.each([
    ['{"type":', /^no JSON to its end/],
    ['[]', /^no GeoJSON FeatureCollection$/],
    [geojson({ type: 'Feature', properties: { N02_003: '山手線' }, geometry: null }), /railway sections/],
  ])('that are none are refused in one line: %s', (text, message) => {
    expect(() => readN02(text)).toThrow(message);
  });

  it('get the prefecture of the nearest place that is known, and a warning near a border', () => {
    const line = { N02_003: '東横線', N02_004: '東京急行電鉄' };
    const { records, problems, merged } = stationRecords(
      readN02(
        geojson(
          shibuya,
          shibuya,
          feature('多摩川', [[139.6688, 35.5896]], line),
          feature('新丸子', [[139.662, 35.5807]], line),
          feature('川の上', [[139.6655, 35.5822]], line),
        ),
      ),
      prefectureAt([]),
    );
    expect(records.map(({ name, prefecture_code }) => [name, prefecture_code])).toEqual([
      ['渋谷', '130001'],
      ['多摩川', '130001'],
      ['川の上', '140007'],
      ['新丸子', '140007'],
    ]);
    expect(merged).toBe(1);
    expect(problems).toMatchObject([{ row: 5, text: '川の上', kind: 'doubtful' }]);
  });
});
