import { GeoJSONVT } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import { type FileTile, pmtilesFile } from '../../src/testing/pmtiles-file.ts';

/** A square of some kilometres around 三軒茶屋. */
const [west, south, east, north] = [139.62, 35.61, 139.72, 35.68];
const zooms = [8, 9, 10, 11, 12, 13, 14];

type Position = [number, number];
const feature = (type: string, coordinates: unknown, properties: Record<string, unknown>) => ({
  type: 'Feature' as const,
  properties,
  geometry: { type, coordinates },
});
const square = (w: number, s: number, e: number, n: number): Position[][] => [
  [
    [w, s],
    [e, s],
    [e, n],
    [w, n],
    [w, s],
  ],
];
const from = (start: number, end: number, step: number): number[] =>
  Array.from({ length: Math.floor((end - start) / step) + 1 }, (_, at) => start + at * step);
const across = (lat: number): Position[] => [
  [west, lat],
  [east, lat],
];
const along = (lng: number): Position[] => [
  [lng, south],
  [lng, north],
];
const street = (kind: string, line: Position[], name?: string) =>
  feature('LineString', line, { kind, ...(name && { name }) });

/** A town in the Protomaps schema, version 4: streets, a park, a river, houses and a border. */
const layers: Record<string, object[]> = {
  earth: [feature('Polygon', square(west, south, east, north), { kind: 'earth' })],
  landuse: [feature('Polygon', square(139.661, 35.644, 139.667, 35.648), { kind: 'park' })],
  water: [feature('Polygon', square(139.675, south, 139.677, north), { kind: 'river' })],
  buildings: from(139.668, 139.673, 0.0006).flatMap((lng) =>
    from(35.64, 35.645, 0.0005).map((lat) =>
      feature('Polygon', square(lng, lat, lng + 0.0003, lat + 0.0003), { kind: 'building' }),
    ),
  ),
  roads: [
    ...from(south, north, 0.001).map((lat) => street('minor_road', across(lat))),
    ...from(west, east, 0.0012).map((lng) => street('minor_road', along(lng))),
    street('major_road', across(35.6436), '世田谷通り'),
    street('highway', along(139.6699), '首都高速'),
  ],
  boundaries: [feature('LineString', along(139.68), { kind: 'county', kind_detail: 7 })],
  places: [feature('Point', [139.664, 35.641], { kind: 'neighbourhood', name: '太子堂' })],
};

const columnOf = (lng: number, z: number): number => Math.floor(((lng + 180) / 360) * 2 ** z);
function rowOf(lat: number, z: number): number {
  const angle = (lat * Math.PI) / 180;
  return Math.floor(((1 - Math.log(Math.tan(angle) + 1 / Math.cos(angle)) / Math.PI) / 2) * 2 ** z);
}

/** A PMTiles file with the town, as a site's operator would fetch one of Japan. */
export function townTiles(): Uint8Array {
  const indexes = Object.entries(layers).map(
    ([name, features]) =>
      [
        name,
        new GeoJSONVT({ type: 'FeatureCollection', features } as never, { maxZoom: 14, indexMaxZoom: 8 }),
      ] as const,
  );
  const tiles: FileTile[] = [];
  for (const z of zooms)
    for (let x = columnOf(west, z); x <= columnOf(east, z); x += 1)
      for (let y = rowOf(north, z); y <= rowOf(south, z); y += 1) {
        const parts = indexes.flatMap(([name, index]) => {
          const tile = index.getTile(z, x, y);
          return tile ? [[name, tile] as const] : [];
        });
        if (parts.length > 0)
          tiles.push({ z, x, y, data: fromGeojsonVt(Object.fromEntries(parts), { version: 2 }) });
      }
  return pmtilesFile(tiles);
}
