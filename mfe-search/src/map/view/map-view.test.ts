import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  boxAroundAll,
  boxOfView,
  fitted,
  isSameView,
  japan,
  type MapView,
  usualSize,
  viewAround,
} from './map-view.ts';

const anyView: fc.Arbitrary<MapView> = fc.record({
  lat: fc.double({ min: japan.south, max: japan.north, noNaN: true }),
  lng: fc.double({ min: japan.west, max: japan.east, noNaN: true }),
  zoom: fc.double({ min: 4, max: 15, noNaN: true }),
});
const anySize = fc.record({
  width: fc.integer({ min: 200, max: 2_000 }),
  height: fc.integer({ min: 200, max: 2_000 }),
});

describe('what a map shows', () => {
  it('lies around its middle, and is never upside down', () => {
    fc.assert(
      fc.property(anyView, anySize, (view, size) => {
        const { south, west, north, east } = boxOfView(view, size);
        expect(south).toBeLessThan(view.lat);
        expect(view.lat).toBeLessThan(north);
        expect(west).toBeLessThan(view.lng);
        expect(view.lng).toBeLessThan(east);
        expect([south, north].every((lat) => Math.abs(lat) <= 90)).toBe(true);
        expect([west, east].every((lng) => Math.abs(lng) <= 180)).toBe(true);
      }),
    );
  });

  it('is half as wide one step nearer', () => {
    const view = { lat: 35.68, lng: 139.77, zoom: 10 };
    const [far, near] = [boxOfView(view, usualSize), boxOfView({ ...view, zoom: 11 }, usualSize)];
    expect((far.east - far.west) / (near.east - near.west)).toBeCloseTo(2, 3);
    // 800 px of a world that is 512 px times 2 to the power of 10 wide.
    expect(far.east - far.west).toBeCloseTo((360 * 800) / (512 * 1024), 4);
  });

  it('is all of a box where the map was led to it', () => {
    fc.assert(
      fc.property(anyView, anySize, anySize, (view, boxSize, size) => {
        const box = boxOfView(view, boxSize);
        const shown = boxOfView(viewAround(box, size), size);
        fc.pre(viewAround(box, size).zoom < 15 && viewAround(box, size).zoom > 3);
        expect(shown.south).toBeLessThanOrEqual(box.south);
        expect(shown.north).toBeGreaterThanOrEqual(box.north);
        expect(shown.west).toBeLessThanOrEqual(Math.max(box.west, -180));
        expect(shown.east).toBeGreaterThanOrEqual(Math.min(box.east, 180));
      }),
    );
  });

  it('is a street, not a doorstep, around a single point', () => {
    const view = viewAround({ south: 34, west: 132, north: 34, east: 132 }, usualSize);
    expect(view).toMatchObject({ lng: 132, zoom: 15 });
    expect(view.lat).toBeCloseTo(34, 6);
  });

  it('is the same land on a smaller map', () => {
    const view = { lat: 35.68, lng: 139.77, zoom: 10 };
    const small = { width: 400, height: 500 };
    const [asked, shown] = [boxOfView(view, usualSize), boxOfView(fitted(view, small), small)];
    expect(shown.west).toBeLessThanOrEqual(asked.west);
    expect(shown.north).toBeGreaterThanOrEqual(asked.north);
  });

  it('is the same view for a pixel, not for a hundred', () => {
    const view = { lat: 35.68, lng: 139.77, zoom: 10 };
    expect(isSameView(view, { ...view, lng: 139.7705 })).toBe(true);
    expect(isSameView(view, { ...view, lng: 139.9 })).toBe(false);
    expect(isSameView(view, { ...view, zoom: 10.5 })).toBe(false);
  });
});

it('several boxes lie in one', () => {
  expect(boxAroundAll([])).toBeUndefined();
  expect(
    boxAroundAll([
      { south: 34, west: 132, north: 35, east: 133 },
      { south: 33, west: 132.5, north: 34, east: 136 },
    ]),
  ).toEqual({ south: 33, west: 132, north: 35, east: 136 });
});
