import { sampleFacility } from '@enerabi/shared/testing';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { boxOfView } from '../../map/view/map-view.ts';
import { nothing } from '../criteria/facility-criteria.ts';
import { isInView, listMarks, viewOfMarks } from './list-map.rules.ts';
import { listMapAddress } from './list-map-address.ts';

const place = fc.record({
  latitude: fc.double({ min: 26, max: 45, noNaN: true }),
  longitude: fc.double({ min: 127, max: 145, noNaN: true }),
});

describe('the map beside a list', () => {
  it('marks the facilities whose position is published', () => {
    const marks = listMarks([
      sampleFacility({ facility_id: 1, latitude: 35.6, longitude: 139.7 }),
      sampleFacility({ facility_id: 2, latitude: null, longitude: null }),
    ]);
    expect(marks.map(({ facility_id }) => facility_id)).toEqual([1]);
  });

  it('shows every mark, whatever its size', () => {
    fc.assert(
      fc.property(
        fc.array(place, { minLength: 1, maxLength: 20 }),
        fc.integer({ min: 300, max: 1_200 }),
        fc.integer({ min: 300, max: 1_200 }),
        (places, width, height) => {
          const marks = listMarks(places.map((at) => sampleFacility({ ...at })));
          const view = viewOfMarks(marks, { width, height });
          const { south, west, north, east } = boxOfView(view ?? { lat: 0, lng: 0, zoom: 18 }, {
            width,
            height,
          });
          for (const { latitude, longitude } of places) {
            expect(latitude).toBeGreaterThanOrEqual(south);
            expect(latitude).toBeLessThanOrEqual(north);
            expect(longitude).toBeGreaterThanOrEqual(west);
            expect(longitude).toBeLessThanOrEqual(east);
          }
        },
      ),
    );
  });

  it('shows the home of a list that begins near it, and no other', () => {
    const size = { width: 400, height: 600 };
    const home = { latitude: 35.64, longitude: 139.67 };
    const marks = listMarks([sampleFacility({ latitude: 35.7, longitude: 139.75 })]);
    const [near, alone] = [viewOfMarks(marks, size, home), viewOfMarks(marks, size)];
    expect(near && isInView(home, near, size)).toBe(true);
    expect(alone && isInView(home, alone, size)).toBe(false);
  });

  it('has no view without marks', () => {
    expect(viewOfMarks([], { width: 400, height: 600 })).toBeUndefined();
    expect(viewOfMarks([], { width: 400, height: 600 }, { latitude: 35, longitude: 139 })).toBeUndefined();
  });

  it('leads to the page of the map with the conditions of the list, without order, position and page', () => {
    expect(listMapAddress(nothing)).toBe('/map_search');
    expect(
      listMapAddress({
        ...nothing,
        area: '130001',
        facility_types: [1],
        child_class_id: 2,
        has_vacancy: true,
        search_target_lat: 35.6,
        search_target_lng: 139.7,
        sort: 'vacant',
        page: 3,
      }),
    ).toBe('/map_search?area=130001&facility_types%5B%5D=1&child_class_id=2&has_vacancy=true');
  });
});
