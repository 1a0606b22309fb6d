import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { markSize, picture, placesPicture } from './places-map.rules.ts';

const place = (path_name: string, latitude: number, longitude: number) => ({
  path_name,
  name: `${path_name}保育園`,
  facility_type: 1 as const,
  latitude,
  longitude,
});

describe('a picture of places', () => {
  it('is nothing without a place', () => {
    expect(placesPicture([])).toBeUndefined();
  });

  it('shows a single one in its middle, with some kilometres around it', () => {
    const drawn = placesPicture([place('a', 35, 139)]);
    expect(drawn?.marks).toMatchObject([{ x: 0, y: 0, mark: 'licensed', facilities: [{ path_name: 'a' }] }]);
    expect(drawn?.view.zoom).toBe(12.5);
  });

  it('counts those that could not be told apart', () => {
    const drawn = placesPicture([place('a', 35, 139), place('b', 35.0001, 139), place('c', 36, 140)]);
    expect(drawn?.marks.map(({ facilities, mark }) => [facilities.length, mark])).toEqual([
      [2, undefined],
      [1, 'licensed'],
    ]);
  });

  it('holds every place, and no mark covers another', () => {
    const somewhere = fc.tuple(
      fc.double({ min: 26, max: 45, noNaN: true }),
      fc.double({ min: 127, max: 145, noNaN: true }),
    );
    fc.assert(
      fc.property(fc.array(somewhere, { minLength: 1, maxLength: 60 }), (positions) => {
        const drawn = placesPicture(positions.map(([lat, lng], at) => place(`p${at}`, lat, lng)));
        const marks = drawn?.marks ?? [];
        expect(marks.flatMap(({ facilities }) => facilities)).toHaveLength(positions.length);
        for (const [at, { x, y }] of marks.entries()) {
          expect(Math.abs(x)).toBeLessThanOrEqual((picture.width - markSize) / 2);
          expect(Math.abs(y)).toBeLessThanOrEqual((picture.height - markSize) / 2);
          for (const other of marks.slice(at + 1))
            expect(Math.hypot(other.x - x, other.y - y)).toBeGreaterThanOrEqual(markSize);
        }
      }),
    );
  });
});
