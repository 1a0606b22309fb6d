import { readFileSync } from 'node:fs';
import { municipalities, type Position } from '@enerabi/gazetteer/municipalities';
import { metresBetween } from '@enerabi/shared/geography';
import { referenceFile } from '@enerabi/shared/testing/reference';
import { withReference } from '@enerabi/shared/testing/with-reference';
import { describe, expect, it } from '@jest/globals';
import { generateFacilities } from './generate-facilities.ts';

const outlines = referenceFile('data/prefectures_s0001.topojson');
const cities = referenceFile('data/localgovjp_cc0.csv');
const describeWithData = (title: string, tests: () => void) =>
  withReference(title, () => describe(title, tests));

type Point = readonly [east: number, north: number];
interface Topology {
  transform: { scale: Point; translate: Point };
  arcs: [number, number][][];
  objects: Record<
    string,
    {
      geometries: (
        | { type: 'Polygon'; arcs: number[][]; properties: { N03_001: string } }
        | { type: 'MultiPolygon'; arcs: number[][][]; properties: { N03_001: string } }
      )[];
    }
  >;
}

interface Outline {
  prefecture: string;
  polygons: { rings: Point[][]; box: readonly [number, number, number, number] }[];
}

function readOutlines(): Outline[] {
  const { transform, arcs, objects } = JSON.parse(readFileSync(outlines, 'utf8')) as Topology;
  const { scale, translate } = transform;
  const points = arcs.map((arc) => {
    let [east, north] = [0, 0];
    return arc.map(([dx, dy]): Point => {
      east += dx;
      north += dy;
      return [east * scale[0] + translate[0], north * scale[1] + translate[1]];
    });
  });
  const ring = (indexes: number[]): Point[] =>
    indexes.flatMap((index) => (index < 0 ? [...(points[~index] ?? [])].reverse() : (points[index] ?? [])));
  return Object.values(objects)
    .flatMap(({ geometries }) => geometries)
    .map((geometry) => ({
      prefecture: geometry.properties.N03_001,
      polygons: (geometry.type === 'Polygon' ? [geometry.arcs] : geometry.arcs).map((polygon) => {
        const rings = polygon.map(ring);
        const [east, north] = [0, 1].map((axis) => rings.flat().map((point) => point[axis] as number)) as [
          number[],
          number[],
        ];
        const least = (all: number[]) => all.reduce((one, other) => Math.min(one, other));
        const most = (all: number[]) => all.reduce((one, other) => Math.max(one, other));
        return { rings, box: [least(east), least(north), most(east), most(north)] as const };
      }),
    }));
}

/** Even-odd rule: a ray to the east crosses the rings an odd number of times from inside. */
function isInside(east: number, north: number, rings: readonly Point[][]): boolean {
  let crossings = 0;
  for (const ring of rings)
    for (let at = 0, before = ring.length - 1; at < ring.length; before = at++) {
      const [[x1, y1], [x2, y2]] = [ring[at] as Point, ring[before] as Point];
      if (y1 > north !== y2 > north && east < ((x2 - x1) * (north - y1)) / (y2 - y1) + x1) crossings++;
    }
  return crossings % 2 === 1;
}

const prefectureAt = (all: readonly Outline[], { latitude: north, longitude: east }: Position) =>
  all.find(({ polygons }) =>
    polygons.some(
      ({ rings, box: [west, south, right, top] }) =>
        east >= west && east <= right && north >= south && north <= top && isInside(east, north, rings),
    ),
  )?.prefecture;

const kilometres = (one: Position, other: Position): number => metresBetween(one, other) / 1_000;

describeWithData('positions', () => {
  it('are on land, and in their prefecture but for a few at its border', () => {
    const all = readOutlines();
    const facilities = [...generateFacilities({ facilities: 4700, seed: 1, today: '2026-05-20' })];
    const placed = facilities.map(({ path_name, prefecture_code, latitude, longitude }) => ({
      path_name,
      prefecture_code,
      found: prefectureAt(all, { latitude: latitude ?? 0, longitude: longitude ?? 0 }),
    }));
    expect(placed.filter(({ found }) => found === undefined)).toEqual([]);
    const names = new Map(municipalities.map(({ prefecture }) => [prefecture.code, prefecture.name]));
    const elsewhere = placed.filter(({ prefecture_code, found }) => found !== names.get(prefecture_code));
    expect(elsewhere.length / placed.length).toBeLessThan(0.01);
  });
});

/** Newer than the list they are compared with. */
const reorganised = new Set(['22138']);
/** Offices that moved away from the inhabited area, or have another position in the list. */
const movedOffices = new Set(['28111', '33104']);

describeWithData('municipalities', () => {
  const rows = readFileSync(cities, 'utf8').trim().split('\n').slice(1);
  const listed = new Map(
    rows.map((row) => {
      const [, , digits = '', name = '', kana = '', latitude, longitude] = row.split(',');
      const position = { latitude: Number(latitude), longitude: Number(longitude) };
      return [
        digits.padStart(5, '0'),
        { name: name.replace(' ', ''), kana: kana.replace(' ', ''), position },
      ];
    }),
  );

  it.each(
    municipalities.filter(({ digits }) => !reorganised.has(digits)).map((one) => [one.name, one] as const),
  )('%s has its code, reading and place', (_name, { digits, name, kana, centre }) => {
    const official = listed.get(digits);
    expect({ name, kana }).toEqual({ name: official?.name, kana: official?.kana });
    if (official && !movedOffices.has(digits)) expect(kilometres(centre, official.position)).toBeLessThan(4);
  });
});
