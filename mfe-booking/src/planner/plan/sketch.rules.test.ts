import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { projectionOf, sketch } from './sketch.rules.ts';

const place = fc.record({
  latitude: fc.double({ min: 24, max: 46, noNaN: true }),
  longitude: fc.double({ min: 123, max: 146, noNaN: true }),
});

describe('projectionOf', () => {
  it('keeps all places within its edges, north above and east on the right', () => {
    fc.assert(
      fc.property(fc.array(place, { minLength: 2, maxLength: 8 }), (places) => {
        const points = places.map(projectionOf(places));
        for (const { x, y } of points) {
          expect(x).toBeGreaterThanOrEqual(sketch.edge - 0.1);
          expect(x).toBeLessThanOrEqual(sketch.width - sketch.edge + 0.1);
          expect(y).toBeGreaterThanOrEqual(sketch.edge - 0.1);
          expect(y).toBeLessThanOrEqual(sketch.height - sketch.edge + 0.1);
        }
        const [one, other] = places;
        const [first, second] = points;
        if (one && other && first && second) {
          if (one.latitude > other.latitude) expect(first.y).toBeLessThanOrEqual(second.y);
          if (one.longitude > other.longitude) expect(first.x).toBeGreaterThanOrEqual(second.x);
        }
      }),
    );
  });

  it('puts places at one point into the middle', () => {
    const same = { latitude: 35, longitude: 139 };
    expect(projectionOf([same, same])(same)).toEqual({ x: sketch.width / 2, y: sketch.height / 2 });
  });
});
