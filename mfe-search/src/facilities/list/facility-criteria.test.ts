import { facilitySorts, facilityTypeIds, prefectures } from '@enerabi/shared/constants';
import { listFacilities } from '@enerabi/shared/contract';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  addressOf,
  changed,
  type FacilityCriteria,
  readCriteria,
  sortsOf,
  withoutConditions,
} from './facility-criteria.ts';

const read = (query: string) => readCriteria(new URLSearchParams(query));

const anyCriteria = fc
  .record(
    {
      area: fc.constantFrom(...prefectures.map(({ code }) => code)),
      keyword: fc.constantFrom('さくら', '花 岡', 'A&B=C', '50%', '[]'),
      facility_types: fc.subarray(facilityTypeIds),
      sort: fc.constantFrom(...facilitySorts),
      page: fc.integer({ min: 1, max: 99_999 }),
    },
    { requiredKeys: ['facility_types', 'sort', 'page'] },
  )
  .filter(({ keyword, sort }) => sortsOf(keyword).includes(sort));

describe('the address of the facility list', () => {
  it('says area, keyword, types, sort and page, types in bracket notation', () => {
    const criteria: FacilityCriteria = {
      area: '350001',
      keyword: 'さくら',
      facility_types: [1, 6],
      sort: 'capacity',
      page: 2,
    };
    expect(decodeURI(addressOf(criteria))).toBe(
      '/f?area=350001&keyword=さくら&facility_types[]=1&facility_types[]=6&sort=capacity&page=2',
    );
    expect(addressOf(withoutConditions({ ...criteria, sort: 'standard' }))).toBe('/f');
  });

  it('is read back as it was written', () => {
    fc.assert(
      fc.property(anyCriteria, (criteria) => {
        expect(readCriteria(new URL(addressOf(criteria), 'https://example.jp').searchParams)).toEqual(
          criteria,
        );
      }),
    );
  });

  it('is what a form without scripts sends, empty fields included', () => {
    expect(read('area=&keyword=&sort=standard')).toEqual({ facility_types: [], sort: 'standard', page: 1 });
  });

  it.each(['page=0', 'page=-1', 'page=abc', 'page=1e3', 'page='])('takes %s for the first page', (query) => {
    expect(read(query).page).toBe(1);
  });

  it('leaves out types and orders that do not exist', () => {
    expect(
      read('facility_types[]=1&facility_types[]=98&facility_types[]=x&facility_types=6&sort=price'),
    ).toEqual({
      facility_types: [1, 6],
      sort: 'standard',
      page: 1,
    });
  });

  it('has no order of its own by reading where the standard one is by reading already', () => {
    expect(read('area=350001&sort=kana').sort).toBe('standard');
    expect(read('keyword=さくら&sort=kana').sort).toBe('kana');
  });

  it('never becomes a query that the contract refuses, whatever was written', async () => {
    const { query } = await listFacilities.schemas();
    const text = fc.string({ maxLength: 300, size: 'max' });
    const number = fc.oneof(fc.constantFrom(...facilityTypeIds), fc.integer()).map(String);
    const value = fc.oneof(text, number, fc.constantFrom(...facilitySorts));
    const parameters = fc.array(
      fc.tuple(fc.constantFrom('keyword', 'facility_types[]', 'facility_types', 'sort', 'page', 'x'), value),
      { maxLength: 40, size: 'max' },
    );
    fc.assert(
      fc.property(parameters, (pairs) => {
        const { page, ...criteria } = readCriteria(new URLSearchParams(pairs));
        expect(query.safeParse({ ...criteria, page: Math.min(page, 100_000) }).success).toBe(true);
      }),
    );
  });

  it('begins at the first page when what is looked for changes', () => {
    const criteria = read('area=350001&page=3');
    expect(changed(criteria, { keyword: 'さくら' }).page).toBe(1);
  });
});
