import { describe, expect, it } from '@jest/globals';
import { landmarksOf } from './landmarks.rules.ts';

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
