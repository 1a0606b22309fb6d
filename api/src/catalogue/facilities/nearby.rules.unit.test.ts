import { earthRadius } from '@enerabi/shared/geography';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { boxOfCircle, isNearJapan } from './nearby.rules.ts';

const radians = (degrees: number) => (degrees * Math.PI) / 180;

describe('a position near Japan', () => {
  it.each([
    ['Tokyo', 35.68, 139.77, true],
    ['Yonaguni', 24.46, 122.99, true],
    ['Minamitorishima', 24.29, 153.98, true],
    ['Wakkanai', 45.52, 141.94, true],
    ['Seoul', 37.57, 126.98, true],
    ['Beijing', 39.9, 116.4, false],
    ['Honolulu', 21.31, -157.86, false],
    ['Sydney', -33.87, 151.21, false],
    ['nowhere', 0, 0, false],
  ])('%s', (_, latitude, longitude, isNear) => {
    expect(isNearJapan({ latitude, longitude })).toBe(isNear);
  });
});

describe('the box around a point', () => {
  it('holds every point within reach', () => {
    const place = {
      latitude: fc.double({ min: 20, max: 46, noNaN: true }),
      longitude: fc.double({ min: 122, max: 154, noNaN: true }),
    };
    fc.assert(
      fc.property(
        fc.record(place),
        fc.integer({ min: 1, max: 400_000 }),
        fc.double({ min: 0, max: 2 * Math.PI, noNaN: true }),
        (centre, reach, bearing) => {
          const angle = reach / earthRadius;
          const from = radians(centre.latitude);
          const latitude = Math.asin(
            Math.sin(from) * Math.cos(angle) + Math.cos(from) * Math.sin(angle) * Math.cos(bearing),
          );
          const turn = Math.atan2(
            Math.sin(bearing) * Math.sin(angle) * Math.cos(from),
            Math.cos(angle) - Math.sin(from) * Math.sin(latitude),
          );
          const box = boxOfCircle(centre, reach);
          const [south, east] = [(latitude * 180) / Math.PI, centre.longitude + (turn * 180) / Math.PI];
          expect(south >= box.south && south <= box.north && east >= box.west && east <= box.east).toBe(true);
        },
      ),
      { numRuns: 1_000 },
    );
  });

  it('is the whole earth where it would cross the date line or a pole', () => {
    const earth = { south: -90, north: 90, west: -180, east: 180 };
    expect(boxOfCircle({ latitude: 35, longitude: 179.99 }, 3_000)).toEqual(earth);
    expect(boxOfCircle({ latitude: 89.99, longitude: 0 }, 3_000)).toEqual(earth);
  });
});
