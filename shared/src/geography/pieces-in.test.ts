import { describe, expect, it } from '@jest/globals';
import { piecesIn } from './pieces-in.ts';

const everywhere = { south: -90, west: -180, north: 90, east: 180 };

describe('the pieces of a path in a box', () => {
  const path = [0, 1, 2, 3, 4, 5].map((x): [number, number] => [x, 0]);

  it('are those that touch it, also where they only cross it', () => {
    const box = { south: -1, west: 1.5, north: 1, east: 2.5 };
    expect(piecesIn(path, box, 0)).toEqual([
      [
        [1, 0],
        [2, 0],
        [3, 0],
      ],
    ]);
    expect(piecesIn(path, { ...box, west: 1.2, east: 1.4 }, 0)).toEqual([
      [
        [1, 0],
        [2, 0],
      ],
    ]);
    expect(piecesIn(path, { ...box, south: 1 }, 0)).toEqual([]);
  });

  it('leave out stations that could not be told apart, but not the last one', () => {
    expect(piecesIn(path, everywhere, 2).flat()).toEqual([
      [0, 0],
      [2, 0],
      [4, 0],
      [5, 0],
    ]);
  });

  it('are two where the path leaves the box and comes back', () => {
    const loop: [number, number][] = [
      [0, 0],
      [0, 5],
      [2, 5],
      [2, 0],
    ];
    expect(piecesIn(loop, { south: -1, west: -1, north: 1, east: 3 }, 0)).toHaveLength(2);
  });
});
