import {
  childClassIds,
  closingTimes,
  type FacilityFlag,
  facilityFlagNames,
  facilitySorts,
  facilityTypeIds,
  openingTimes,
  prefectures,
  serviceIds,
} from '@enerabi/shared/constants';
import { listFacilities } from '@enerabi/shared/contract';
import { everyCapability } from '@enerabi/shared/testing/every-capability';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  addressOf,
  changed,
  type FacilityCriteria,
  nothing,
  sortsOf,
  withoutConditions,
} from './facility-criteria.ts';
import { readAddress, readCriteria } from './read-criteria.ts';

const read = (query: string) => readCriteria(new URLSearchParams(query), everyCapability);

const sorted = <T extends string | number>(values: T[]): T[] =>
  values.sort((one, other) => (one < other ? -1 : 1));

const anyCriteria: fc.Arbitrary<FacilityCriteria> = fc
  .record(
    {
      area: fc.constantFrom(...prefectures.map(({ code }) => code)),
      keyword: fc.constantFrom('さくら', '花 岡', 'A&B=C', '50%', '[]'),
      facility_types: fc.subarray(facilityTypeIds),
      child_class_id: fc.constantFrom(...childClassIds),
      child_age_months: fc.integer({ min: 0, max: 95 }),
      child_age_days: fc.integer({ min: 0, max: 2_922 }),
      opens_by: fc.constantFrom(...openingTimes),
      open_until: fc.constantFrom(...closingTimes),
      services: fc.subarray(serviceIds).map(sorted),
      station_ids: fc
        .uniqueArray(fc.integer({ min: 1, max: 9_999 }), { maxLength: 20 })
        .map((ids) => ids.sort((one, other) => one - other)),
      ...(Object.fromEntries(facilityFlagNames.map((flag) => [flag, fc.constant(true as const)])) as Record<
        FacilityFlag,
        fc.Arbitrary<true>
      >),
      sort: fc.constantFrom(...facilitySorts),
      page: fc.integer({ min: 1, max: 99_999 }),
    },
    { requiredKeys: ['facility_types', 'services', 'station_ids', 'sort', 'page'] },
  )
  .map((criteria) => ({
    ...criteria,
    municipalities: criteria.area
      ? [`${criteria.area.slice(0, 2)}1016`, `${criteria.area.slice(0, 2)}2013`]
      : [],
    ...(criteria.station_ids.length > 0 && { walk_minutes: 10 }),
    ...(criteria.page % 2 === 0 && {
      commute_from: '35.6436,139.6699',
      commute_within: 'bicycle-15' as const,
    }),
    ...(criteria.page % 2 === 0 && { search_target_lat: 35.681, search_target_lng: 139.767 }),
    commute_destinations: criteria.page % 4 === 0 ? ['35.658,139.7016', '35.7,139.5'] : [],
  }))
  .filter((criteria) => sortsOf(criteria).includes(criteria.sort));

describe('the address of the facility list', () => {
  it('says area, keyword, types, sort and page, types in bracket notation', () => {
    const criteria: FacilityCriteria = {
      ...nothing,
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
        expect(
          readCriteria(new URL(addressOf(criteria), 'https://example.jp').searchParams, everyCapability),
        ).toEqual(criteria);
      }),
    );
  });

  it('is what a form without scripts sends, empty fields included', () => {
    expect(read('area=&keyword=&sort=standard')).toEqual(nothing);
  });

  it.each(['page=0', 'page=-1', 'page=abc', 'page=1e3', 'page='])('takes %s for the first page', (query) => {
    expect(read(query).page).toBe(1);
  });

  it('leaves out types and orders that do not exist', () => {
    expect(
      read(
        'facility_types%5B%5D=1&facility_types%5B%5D=98&facility_types%5B%5D=x&facility_types=6&sort=price',
      ),
    ).toEqual({ ...nothing, facility_types: [1, 6] });
  });

  it.each([
    ['has_bookable_visit', 'visitBooking'],
    ['search_ask_onetime', 'inquiry'],
  ] as const)('lists %s as ignored until the site has %s (R7.3)', (field, capability) => {
    const { criteria, ignored } = readAddress(new URLSearchParams(`${field}=true`), {
      ...everyCapability,
      [capability]: false,
    });
    expect(criteria).toEqual(nothing);
    expect(ignored).toEqual([{ field, value: 'true' }]);
  });

  it.each([
    ['area[]=130001', { area: '130001' }],
    ['child_class_id[]=1', { child_class_id: 1 }],
    ['facility_types=1', { facility_types: [1] }],
    ['station_ids=7&walk_minutes=7', { station_ids: [7], walk_minutes: 7 }],
    ['keyword[]=x&sort[]=capacity&page[]=2', { keyword: 'x', sort: 'capacity', page: 2 }],
  ])('understands %s, with brackets or without (R6.1)', (query, criteria) => {
    expect(readAddress(new URLSearchParams(query))).toEqual({
      criteria: { ...nothing, ...criteria },
      ignored: [],
    });
  });

  it.each([
    ['walk_minutes=7', ['walk_minutes 7']],
    ['sort=distance', ['sort distance']],
    ['sort=capacity&sort=new', ['sort new']],
    ['search_target_lat=35.6', ['search_target_lat 35.6']],
    ['area=130001&municipalities[]=352071', ['municipalities 352071']],
    ['south=99&facility_type=1', ['south 99', 'facility_type 1']],
    ['facility_types[0]=1', ['facility_types[0] 1']],
    ['utm_source=mail&fbclid=x&_ga=1', []],
  ])('lists the ignored parts of %s', (query, expected) => {
    const { ignored } = readAddress(new URLSearchParams(query));
    expect(ignored.map(({ field, value }) => `${field} ${value}`)).toEqual(expected);
  });

  it('takes the order that is there by default already for no other one', () => {
    for (const query of [
      'sort=kana',
      'sort=standard',
      'sort=distance&search_target_lat=35&search_target_lng=139',
    ])
      expect(readAddress(new URLSearchParams(query))).toMatchObject({
        criteria: { sort: 'standard' },
        ignored: [],
      });
  });

  it('has no order of its own by reading where the standard one is by reading already', () => {
    expect(read('area=350001&sort=kana').sort).toBe('standard');
    expect(read('keyword=さくら&sort=kana').sort).toBe('kana');
  });

  it('lists invalid values as ignored, but not parameters that are no fields', () => {
    const { criteria, ignored } = readAddress(
      new URLSearchParams(
        'opens_by=25:99&facility_types%5B%5D=98&services%5B%5D=bus&page=-1&sort=price&utm_source=mail&has_vacancy=maybe&keyword=a&keyword=b',
      ),
    );
    expect(criteria).toEqual({ ...nothing, keyword: 'a', services: ['bus'] });
    expect(ignored).toEqual([
      { field: 'keyword', value: 'b' },
      { field: 'opens_by', value: '25:99' },
      { field: 'page', value: '-1' },
      { field: 'has_vacancy', value: 'maybe' },
      { field: 'facility_types', value: '98' },
      { field: 'sort', value: 'price' },
    ]);
  });

  it('keeps no municipality of another prefecture, no half of a position, and no walk without a station', () => {
    const query =
      'area=140007&municipalities%5B%5D=141011&municipalities%5B%5D=131016&search_target_lat=35.6&walk_minutes=5&sort=distance';
    expect(read(query)).toEqual({ ...nothing, area: '140007', municipalities: ['141011'] });
  });

  it('never becomes a query that the contract refuses, whatever was written', async () => {
    const { query } = await listFacilities.schemas();
    // The area is not checked here: an unknown one is a 404.
    const fields = Object.keys(query.shape).filter((name) => name !== 'area' && name !== 'limit');
    const names = [...fields, ...fields.map((name) => `${name}[]`)];
    const text = fc.string({ maxLength: 300, size: 'max' });
    const number = fc.oneof(fc.constantFrom(...facilityTypeIds), fc.integer()).map(String);
    const value = fc.oneof(
      text,
      number,
      fc.constantFrom(...facilitySorts, ...openingTimes, ...serviceIds, 'true', '130001'),
    );
    const parameters = fc.array(fc.tuple(fc.constantFrom(...names, 'x'), value), {
      maxLength: 40,
      size: 'max',
    });
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

it('has minutes of a way only with the home where it begins (issue 22)', () => {
  const from = 'commute_from=35.6436%2C139.6699';
  expect(addressOf(read(`${from}&commute_within=walk-10`))).toBe(`/f?${from}&commute_within=walk-10`);
  const ignored = (query: string) => readAddress(new URLSearchParams(query)).ignored;
  expect(ignored('commute_within=walk-10')).toEqual([{ field: 'commute_within', value: 'walk-10' }]);
  expect(ignored(`${from}&commute_within=walk-11`)).toEqual([{ field: 'commute_within', value: 'walk-11' }]);
  // A form without scripts sends this when the limit is taken away.
  expect(ignored(`${from}&commute_within=`)).toEqual([]);
  expect(addressOf(read(`${from}&commute_within=`))).toBe('/f');
});
