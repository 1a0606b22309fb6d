import type { ExpressionSpecification, FilterSpecification, StyleSpecification } from 'maplibre-gl';
import type { MapColors } from './map-colors.ts';
import { type MapTiles, nameLayout, namePaint, type Style, sea, tileLayer, tileSource } from './map-style.ts';

type Layer = StyleSpecification['layers'][number];

const ofKind = (...kinds: string[]): FilterSpecification => ['in', ['get', 'kind'], ['literal', kinds]];
const green = [
  ...['park', 'nature_reserve', 'national_park', 'protected_area', 'forest', 'wood', 'grass', 'grassland'],
  ...['cemetery', 'golf_course', 'garden', 'playground', 'pitch', 'recreation_ground', 'village_green'],
];
/** Width in CSS pixels at the zooms 10, 14 and 18. */
const width = (far: number, near: number, nearest: number): ExpressionSpecification => [
  'interpolate',
  ['exponential', 1.4],
  ['zoom'],
  10,
  far,
  14,
  near,
  18,
  nearest,
];
const name: ExpressionSpecification = ['coalesce', ['get', 'name:ja'], ['get', 'name']];

/** Roads from the least to the most important: kind, lowest zoom and width. */
const roads = [
  ['path', 15, width(0, 0.5, 3)],
  ['minor_road', 13, width(0, 1.5, 12)],
  ['major_road', 8, width(0.8, 3.5, 20)],
  ['highway', 6, width(1.5, 4.5, 22)],
] as const;

/**
 * Streets, water, parks and borders from vector tiles in the Protomaps schema, version 4, in the site's colours.
 * Railways, stations and names of municipalities are our own: they are those that can be searched.
 * @see https://docs.protomaps.com/basemaps/layers
 */
export const vectorStyle = ({ address, vectorZoom }: MapTiles, colors: MapColors): Style => ({
  sources: {
    [tileSource]: { type: 'vector', tiles: [location.origin + address], maxzoom: vectorZoom },
  },
  layers: [
    sea(colors),
    { ...from('earth'), id: tileLayer, type: 'fill', paint: { 'fill-color': colors.land } },
    {
      ...from('landuse'),
      id: 'greens',
      type: 'fill',
      filter: ofKind(...green),
      paint: { 'fill-color': colors.green },
    },
    {
      ...from('water'),
      id: 'waters',
      type: 'fill',
      filter: ['==', ['geometry-type'], 'Polygon'],
      paint: { 'fill-color': colors.sea },
    },
    {
      ...from('water'),
      id: 'rivers',
      type: 'line',
      minzoom: 9,
      filter: ofKind('river', 'canal', 'stream'),
      paint: { 'line-color': colors.sea, 'line-width': width(0.5, 1.5, 6) },
    },
    {
      ...from('buildings'),
      id: 'buildings',
      type: 'fill',
      minzoom: 14,
      filter: ofKind('building', 'building_part'),
      paint: { 'fill-color': colors.building },
    },
    ...roads.map(([kind, minzoom, line]) =>
      roadLine(`${kind}-edges`, kind, minzoom, colors.roadEdge, line, 1),
    ),
    ...roads.map(([kind, minzoom, line]) => roadLine(kind, kind, minzoom, colors.road, line, 0)),
    border('municipality-borders', ofKind('county', 'locality'), colors, 1),
    border('prefecture-borders', ofKind('region'), colors, 2),
    {
      ...from('roads'),
      id: 'road-names',
      type: 'symbol',
      minzoom: 15,
      filter: ofKind('major_road', 'highway', 'minor_road'),
      layout: { ...nameLayout, 'text-field': name, 'text-size': 10, 'symbol-placement': 'line' },
      paint: namePaint(colors),
    },
    {
      ...from('places'),
      id: 'neighbourhood-names',
      type: 'symbol',
      minzoom: 14,
      filter: ofKind('neighbourhood', 'macrohood'),
      layout: { ...nameLayout, 'text-field': name, 'text-size': 11 },
      paint: namePaint(colors),
    },
  ],
});

const from = (layer: string) => ({ source: tileSource, 'source-layer': layer });

function roadLine(
  id: string,
  kind: string,
  minzoom: number,
  color: string,
  line: ExpressionSpecification,
  edge: number,
): Layer {
  return {
    ...from('roads'),
    id,
    type: 'line',
    minzoom,
    filter: ofKind(kind),
    layout: { 'line-join': 'round', 'line-cap': 'round' },
    paint: {
      'line-color': color,
      ...(edge ? { 'line-gap-width': line, 'line-width': edge } : { 'line-width': line }),
    },
  };
}

const border = (id: string, filter: FilterSpecification, colors: MapColors, wide: number): Layer => ({
  ...from('boundaries'),
  id,
  type: 'line',
  filter,
  paint: { 'line-color': colors.border, 'line-width': wide, 'line-dasharray': [3, 2] },
});
