import type { ApiClient } from '@enerabi/shared/client';
import { facilityTypeIds } from '@enerabi/shared/constants';
import { searchFacilitiesByMap, searchJobsByMap } from '@enerabi/shared/contract';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { jobMapAddress } from '../../jobs/criteria/job-map-address.ts';
import { readJobCriteria } from '../../jobs/criteria/read-job-criteria.ts';
import { collectionOf } from '../collection/collections.ts';
import { boxOfView, farthest, japan, nearest, usualSize, wholeJapan } from '../view/map-view.ts';
import { mapAddressOf, readMapAddress } from './map-address.ts';
import { searchedBox } from './searched-box.ts';

const read = (query: string) => readMapAddress(new URLSearchParams(query));

describe('the address of the map', () => {
  it('keeps middle and zoom, and the conditions of the list', () => {
    const query = 'lat=35.681&lng=139.767&zoom=12.5&keyword=さくら&facility_types[]=1&page=2';
    const { view, criteria, ignored } = read(query);
    expect(view).toEqual({ lat: 35.681, lng: 139.767, zoom: 12.5 });
    expect(criteria).toMatchObject({ keyword: 'さくら', facility_types: [1], page: 2 });
    expect(ignored).toEqual([]);
    expect(decodeURI(mapAddressOf({ view: { lat: 35.681, lng: 139.767, zoom: 12.5 }, criteria }))).toBe(
      `/map_search?${query}`,
    );
  });

  it('is read back as it was written, to a metre', () => {
    const view = fc.record({
      lat: fc.double({ min: japan.south, max: japan.north, noNaN: true }),
      lng: fc.double({ min: japan.west, max: japan.east, noNaN: true }),
      zoom: fc.double({ min: farthest, max: nearest, noNaN: true }),
    });
    fc.assert(
      fc.property(view, fc.subarray(facilityTypeIds), (shown, types) => {
        const criteria = { ...read('').criteria, facility_types: types };
        const address = mapAddressOf({ view: shown, criteria });
        const again = read(address.slice(address.indexOf('?')));
        expect(again.criteria).toEqual(criteria);
        expect(again.view?.lat).toBeCloseTo(shown.lat, 4);
        expect(again.view?.lng).toBeCloseTo(shown.lng, 4);
        expect(again.view?.zoom).toBeCloseTo(shown.zoom, 1);
        expect(mapAddressOf({ ...again })).toBe(address);
      }),
    );
  });

  it('leaves out an order and another position: a map begins at its middle', () => {
    const { criteria } = read('sort=capacity&keyword=x&search_target_lat=35&search_target_lng=139');
    expect(mapAddressOf({ criteria })).toBe('/map_search?keyword=x');
  });

  it.each([
    ['', searchFacilitiesByMap],
    ['jobs', searchJobsByMap],
  ] as const)(
    'becomes a query that the contract takes, whatever was written (%s)',
    async (collection, operation) => {
      const { query } = (await operation.schemas()) as {
        query: { safeParse: (asked: unknown) => { success: boolean } };
      };
      const name = fc.constantFrom(
        'lat',
        'lng',
        'zoom',
        'keyword',
        'municipalities[]',
        'services[]',
        'job_type',
        'monthly_salary_from',
        'sort',
        'has_meals',
      );
      const value = fc.oneof(
        fc.string(),
        fc.double().map(String),
        fc.constantFrom('352071', 'parking', 'true', '6'),
      );
      fc.assert(
        fc.property(fc.array(fc.tuple(name, value)), (pairs) => {
          const { view = wholeJapan, criteria } = readMapAddress(
            new URLSearchParams([['collection', collection], ...pairs]),
          );
          const asked: unknown[] = [];
          const call = ((called: unknown, options: { query: unknown }) => {
            expect(called).toBe(operation);
            asked.push(options.query);
          }) as unknown as ApiClient;
          const part = {
            ...boxOfView(view, usualSize),
            zoom: view.zoom,
            page: Math.min(criteria.page, 100_000),
          };
          void collectionOf(criteria).search(call, criteria, part, new AbortController().signal);
          expect(asked.map((one) => query.safeParse(one).success)).toEqual([true]);
        }),
      );
    },
  );

  it('goes to a prefecture by its area, which is not a condition once the map has a view', () => {
    const { view, criteria } = read('area=130001&lat=34&lng=132&zoom=9');
    expect(view).toBeUndefined();
    expect(mapAddressOf({ criteria })).toBe('/map_search?area=130001');
    expect(mapAddressOf({ view: { lat: 35.5, lng: 139, zoom: 9 }, criteria })).toBe(
      '/map_search?lat=35.5&lng=139&zoom=9',
    );
  });

  it('shows postings by its collection, with the conditions of their list (R1.8)', () => {
    const query = 'lat=35.681&lng=139.767&zoom=12&keyword=さくら&job_type=1&has_weekends_off=true';
    const { view, criteria, ignored } = read(`collection=jobs&${query}&area=x&sort=salary`);
    expect(ignored).toEqual([]);
    expect(view).toBeUndefined();
    expect(criteria).toMatchObject({
      collection: 'jobs',
      area: ['x'],
      job_type: [1],
      has_weekends_off: true,
    });
    const place = { lat: 35.681, lng: 139.767, zoom: 12 };
    expect(decodeURI(mapAddressOf({ view: place, criteria }))).toBe(`/map_search?collection=jobs&${query}`);
    expect(read('collection=shops').ignored).toEqual([{ field: 'collection', value: 'shops' }]);
  });

  it.each([
    ['area=130001&job_type=1&sort=salary&page=3', 'area=130001&job_type=1'],
    ['area[]=130001&area[]=140007', 'area[]=130001&area[]=140007'],
    ['area=130001&search_target_lat=35.7&search_target_lng=139.7', 'lat=35.7&lng=139.7&zoom=14'],
    ['', ''],
  ])('leads from the list of postings with ?%s to the map, and back', (list, map) => {
    const address = jobMapAddress(readJobCriteria(new URLSearchParams(list)));
    expect(decodeURI(address)).toBe(`/map_search?collection=jobs${map && `&${map}`}`);
    const { ignored, ...again } = read(address.slice(address.indexOf('?')));
    expect(ignored).toEqual([]);
    expect(mapAddressOf(again)).toBe(address);
    const back = collectionOf(again.criteria).listAddress(again.criteria, undefined);
    expect(decodeURI(back)).toBe(map && !map.startsWith('lat') ? `/job?${map}` : '/job');
  });

  it('shows all of several prefectures', () => {
    const { criteria } = read('collection=jobs&area[]=130001&area[]=270008');
    const { box } = searchedBox({ criteria });
    expect(box.west).toBeLessThan(135.5);
    expect(box.east).toBeGreaterThan(139.7);
  });

  it.each([
    ['lat=abc&lng=139', ['lat']],
    ['lat=91&lng=139&zoom=12', ['lat']],
    ['lat=48.85&lng=2.35&zoom=12', ['lat', 'lng']],
    ['lat=1e1&lng=0x8b&zoom=99', ['lat', 'lng', 'zoom']],
    ['zoom=Infinity&facility_types[]=98', ['zoom', 'facility_types']],
    ['south=99&west=139', ['south', 'west']],
  ])('names what makes no sense in %s, and does without', (query, fields) => {
    expect(read(query).ignored.map(({ field }) => field)).toEqual(fields);
    expect(read(query).view).toBeUndefined();
  });

  it('takes a usual distance where it makes no sense or is missing', () => {
    expect(read('lat=35&lng=139').view).toEqual({ lat: 35, lng: 139, zoom: 12 });
    expect(read('lat=35&lng=139&zoom=-4')).toMatchObject({
      view: { zoom: 12 },
      ignored: [{ field: 'zoom', value: '-4' }],
    });
  });

  it('is never a place outside of what can be shown, whatever was written', () => {
    const text = fc.oneof(fc.string(), fc.double().map(String), fc.integer().map(String));
    fc.assert(
      fc.property(text, text, text, (lat, lng, zoom) => {
        const { view } = readMapAddress(new URLSearchParams({ lat, lng, zoom }));
        if (!view) return;
        expect(view.lat >= japan.south && view.lat <= japan.north).toBe(true);
        expect(view.lng >= japan.west && view.lng <= japan.east).toBe(true);
        expect(view.zoom >= farthest && view.zoom <= nearest).toBe(true);
      }),
    );
  });
});
