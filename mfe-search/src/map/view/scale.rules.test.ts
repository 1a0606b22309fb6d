import { metresBetween } from '@enerabi/shared/geography';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { pixelsFromMiddle } from './map-view.ts';
import { scaleOf } from './scale.rules.ts';

describe('the scale of a map', () => {
  it('is a round length that fits', () => {
    expect(scaleOf({ lat: 35.69, zoom: 14 })).toEqual({ metres: 200, width: 52 });
    expect(scaleOf({ lat: 35.69, zoom: 5 })).toEqual({ metres: 100_000, width: 50 });
  });

  it('is as long as that distance on the map', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 24, max: 45, noNaN: true }),
        fc.integer({ min: 8, max: 17 }),
        (lat, zoom) => {
          const { metres, width } = scaleOf({ lat, zoom });
          expect(width).toBeLessThanOrEqual(96);
          expect(width).toBeGreaterThanOrEqual(38);
          const middle = { latitude: lat, longitude: 139 };
          const east = { latitude: lat, longitude: 139.01 };
          const { x } = pixelsFromMiddle({ lat, lng: 139, zoom }, east);
          const drawn = (metresBetween(middle, east) / x) * width;
          expect(Math.abs(drawn / metres - 1)).toBeLessThan(0.02);
        },
      ),
    );
  });
});
