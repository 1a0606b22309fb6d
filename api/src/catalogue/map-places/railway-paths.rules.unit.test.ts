import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { railwayPaths } from './railway-paths.rules.ts';

const at = (longitude: number, latitude = 35) => ({ latitude, longitude });

/** Stations on a circle of about 6 km, as on 山手線. */
const circle = Array.from({ length: 20 }, (_, step) => {
  const angle = (2 * Math.PI * step) / 20;
  return at(139.7 + 0.06 * Math.cos(angle), 35.68 + 0.05 * Math.sin(angle));
});

describe('the paths of a railway line', () => {
  it('join its stations in their order on the ground, whatever their order in the data', () => {
    expect(railwayPaths([at(139.2), at(139), at(139.3), at(139.1)])).toEqual([
      [
        [139, 35],
        [139.1, 35],
        [139.2, 35],
        [139.3, 35],
      ],
    ]);
  });

  it('are none for a single station, and two where stations of one name of a line are far apart', () => {
    expect(railwayPaths([at(139)])).toEqual([]);
    expect(railwayPaths([])).toEqual([]);
    expect(railwayPaths([at(130), at(130.1), at(141), at(141.1)])).toHaveLength(2);
  });

  it('have a path more for a branch', () => {
    const paths = railwayPaths([at(139), at(139.1), at(139.2), at(139.3), at(139.1, 35.1), at(139.1, 35.2)]);
    expect(paths.map((path) => path.length).sort()).toEqual([3, 4]);
  });

  it('close a circle, and not a curve', () => {
    const [path = [], ...others] = railwayPaths(circle);
    expect(others).toEqual([]);
    expect(path).toHaveLength(21);
    expect(path[0]).toEqual(path.at(-1));
    const [curve = []] = railwayPaths(circle.slice(0, 15));
    expect(curve).toHaveLength(15);
    expect(curve[0]).not.toEqual(curve.at(-1));
  });

  it('have every station, and a piece less than stations in each connected part', () => {
    const station = fc.record({
      latitude: fc.double({ min: 35, max: 35.4, noNaN: true }),
      longitude: fc.double({ min: 139, max: 139.4, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(station, { minLength: 2, maxLength: 9 }), (stations) => {
        const paths = railwayPaths(stations);
        expect(paths.reduce((sum, path) => sum + path.length - 1, 0)).toBe(stations.length - 1);
        const drawn = new Set(paths.flat().map(String));
        for (const { latitude, longitude } of stations)
          expect(drawn).toContain(String([Number(longitude.toFixed(5)), Number(latitude.toFixed(5))]));
      }),
    );
  });
});
