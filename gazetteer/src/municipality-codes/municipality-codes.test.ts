import { readFileSync } from 'node:fs';
import { referenceFile } from '@enerabi/shared/testing/reference';
import { withReference } from '@enerabi/shared/testing/with-reference';
import { describe, expect, it } from '@jest/globals';
import { cities, municipalitiesNamed, municipalityByCode } from './municipality-codes.ts';

const published = referenceFile('data/localgovjp_cc0.csv');

describe('the cities by their codes', () => {
  it('are 792 and the 23 wards of Tokyo, no code twice', () => {
    expect(cities).toHaveLength(792 + 23);
    expect(new Set(cities.map(({ code }) => code)).size).toBe(cities.length);
  });

  it('are known by code, by name, and within a text', () => {
    expect(municipalityByCode('372013')).toEqual({ code: '372013', name: '香川県高松市' });
    expect(municipalitiesNamed('令和6年度 下松市保育所一覧')).toEqual([
      { code: '352071', name: '山口県下松市' },
    ]);
    expect(municipalitiesNamed('東村山市').map(({ name }) => name)).toEqual(['東京都東村山市']);
  });

  it('of one name are distinguished by the prefecture', () => {
    expect(municipalitiesNamed('府中市').map(({ name }) => name)).toEqual(['東京都府中市', '広島県府中市']);
    expect(municipalitiesNamed('広島県府中市')).toEqual([{ code: '342084', name: '広島県府中市' }]);
  });
});

withReference('the cities beside a published list', () =>
  describe('the cities beside a published list', () => {
    it('have its codes and names', () => {
      const rows = readFileSync(published, 'utf8')
        .split(/\r?\n/)
        .map((line) => line.split(','));
      const named = new Map(rows.map((cells) => [Number(cells[9]), `${cells[1]}${cells[3]}`]));
      const wrong = cities.filter(({ code, name }) => named.get(Number(code)) !== name);
      expect(wrong).toEqual([]);
    });
  }),
);
