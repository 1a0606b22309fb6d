import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { landmarksOf, projectionOf, sketch } from './sketch.rules.ts';

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

describe('landmarksOf', () => {
  const at = ({ longitude: x, latitude: y }: { latitude: number; longitude: number }) => ({ x, y });
  const station = (name: string, x: number, y: number) => ({ name, longitude: x, latitude: y });
  const named = (...stations: ReturnType<typeof station>[]) =>
    landmarksOf(
      stations,
      at,
      [{ x: 160, y: 90 }],
      [
        [
          { x: 160, y: 90 },
          { x: 160, y: 170 },
        ],
      ],
    ).map(({ name, isLeft }) => `${name}${isLeft ? ' left' : ''}`);

  it('names stations on the sketch, on the other side where a name would not fit', () => {
    expect(named(station('荻窪', 60, 40), station('西荻窪', 300, 40), station('遠く', 500, 40))).toEqual([
      '荻窪',
      '西荻窪 left',
    ]);
  });

  it('covers neither a dot, a way, nor a name that came before', () => {
    expect(
      named(
        station('園の上', 158, 92),
        station('道の上', 160, 140),
        station('荻窪', 60, 40),
        station('重なる', 80, 42),
      ),
    ).toEqual(['荻窪']);
  });

  it('names eight at most', () => {
    const many = Array.from({ length: 12 }, (_, at) => station('駅', 20 + (at % 6) * 50, at < 6 ? 20 : 150));
    expect(named(...many)).toHaveLength(8);
  });
});
