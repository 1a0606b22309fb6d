import { metresPerDegree } from '@enerabi/shared/geography';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { letterSize } from '../labels/labels.rules.ts';
import { boxOfNeighbourhood, neighbourhoodOf } from './neighbourhood.rules.ts';
import { picture } from './neighbourhood-size.ts';

const middle = { latitude: 35.69, longitude: 139.7 };
/** A position this many metres to the north and to the east of the middle. */
const at = (north: number, east: number) => ({
  latitude: middle.latitude + north / metresPerDegree,
  longitude: middle.longitude + east / (metresPerDegree * Math.cos((middle.latitude * Math.PI) / 180)),
});
const station = (name: string, north: number, east: number) => ({ name, ...at(north, east) });
const care = (north: number, east: number) => ({ ...at(north, east), facility_type: 1 as const });

describe('what lies around a facility', () => {
  it('is drawn to scale: a station 500 m to the east lies on the ring of 500 m', () => {
    const found = neighbourhoodOf(middle, { stations: [station('新宿', 0, 500)] }, []);
    const ring = found?.rings.find(({ metres }) => metres === 500);
    expect(found?.stations).toMatchObject([{ name: '新宿', x: ring?.radius, y: 0 }]);
  });

  it('has the nearest station on it, be it 60 m or 2.4 km away', () => {
    for (const metres of [60, 300, 1_100, 2_400]) {
      const found = neighbourhoodOf(middle, { stations: [station('駅', metres, 0)] }, []);
      // At 60 m the facility's own mark would cover the station.
      expect(found?.stations.length ?? 0).toBe(metres === 60 ? 0 : 1);
      if (found) expect(found.rings.length).toBeGreaterThan(0);
    }
  });

  it('is nothing where nothing is known to be near', () => {
    expect(neighbourhoodOf(middle, { stations: [] }, [])).toBeUndefined();
    expect(
      neighbourhoodOf(middle, { stations: [station('遠い駅', 9_000, 0)] }, [care(9_000, 0)]),
    ).toBeUndefined();
    const nowhere = { latitude: null, longitude: null, facility_type: 1 as const };
    expect(neighbourhoodOf(middle, { stations: [] }, [nowhere])).toBeUndefined();
  });

  it('has the railways through it, to scale', () => {
    const [west, east] = [at(0, -1_000), at(0, 1_000)];
    const found = neighbourhoodOf(
      middle,
      {
        stations: [station('新宿', 0, 500)],
        railways: [
          {
            name: 'JR中央線',
            paths: [
              [
                [west.longitude, west.latitude],
                [east.longitude, east.latitude],
              ],
            ],
          },
        ],
      },
      [],
    );
    const reach = 2 * (found?.rings.find(({ metres }) => metres === 500)?.radius ?? 0);
    expect(found?.railways).toMatch(new RegExp(`^M-${reach}(\\.\\d)? 0l${2 * reach} 0$`));
  });

  it('shows other facilities by their type', () => {
    const found = neighbourhoodOf(middle, { stations: [] }, [{ ...care(300, 300), facility_type: 15 }]);
    expect(found?.others).toMatchObject([{ mark: 'kindergarten' }]);
  });

  it('writes names that neither leave the picture nor cover one another', () => {
    const metres = fc.integer({ min: -3_000, max: 3_000 });
    const many = fc.array(
      fc.tuple(fc.constantFrom('駅', '新宿三丁目', 'とうきょうスカイツリー'), metres, metres),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(many, (places) => {
        const stations = places.map(([name, north, east]) => station(name, north, east));
        const boxes = (neighbourhoodOf(middle, { stations }, [])?.stations ?? []).map(({ name, label }) => ({
          left: label.x - (name.length * letterSize) / 2,
          right: label.x + (name.length * letterSize) / 2,
          top: label.y - letterSize / 2,
          bottom: label.y + letterSize / 2,
        }));
        for (const [index, box] of boxes.entries()) {
          expect(Math.max(-box.left, box.right)).toBeLessThanOrEqual(picture.width / 2);
          expect(Math.max(-box.top, box.bottom)).toBeLessThanOrEqual(picture.height / 2);
          for (const other of boxes.slice(index + 1))
            expect(
              box.left < other.right &&
                other.left < box.right &&
                box.top < other.bottom &&
                other.top < box.bottom,
            ).toBe(false);
        }
      }),
    );
  });

  it('is asked for in a box that holds whatever can be shown', () => {
    const { south, west, north, east } = boxOfNeighbourhood(middle);
    const corner = at(2_500, 2_500 * (picture.width / picture.height));
    expect(corner.latitude).toBeLessThan(north);
    expect(corner.longitude).toBeLessThan(east);
    expect(middle.latitude - south).toBeCloseTo(north - middle.latitude, 4);
    expect(middle.longitude - west).toBeCloseTo(east - middle.longitude, 4);
  });
});
