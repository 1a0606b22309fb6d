import type { MapPlaces } from '@enerabi/shared/contract';
import type { StyleSpecification } from 'maplibre-gl';
import { railwayWidth } from '../outline/railway-width.ts';
import type { OutlineShapes } from '../outline/read-outline.ts';
import { prefecturePlaces } from '../prefecture-places.ts';
import type { MapColors } from './map-colors.ts';

/** Without glyphs from a server, MapLibre draws text in the visitor's system fonts, as the pages do. */
export const mapFonts = ['Hiragino Sans', 'Noto Sans JP', 'Noto Sans CJK JP', 'Yu Gothic UI', 'Meiryo'];

export interface MapTiles {
  address: string;
  /** The last zoom of this site's vector tiles; absent where tiles are pictures. */
  vectorZoom?: number;
}

/** At lower zooms, names of municipalities would hide the prefectures, and stations would hide a city. */
export const municipalitiesFrom = 8;
const stationsFrom = 12;
const railwayNamesFrom = 12;

export const placeSources = {
  municipalities: 'municipalities',
  stations: 'stations',
  railways: 'railways',
} as const;

/** @param places most important first: if two names overlap, the first one is shown */
export const placeFeatures = (places: readonly { name: string; latitude: number; longitude: number }[]) => ({
  type: 'FeatureCollection' as const,
  features: places.map(({ name, latitude, longitude }, rank) => ({
    type: 'Feature' as const,
    properties: { name, rank },
    geometry: { type: 'Point' as const, coordinates: [longitude, latitude] },
  })),
});

export const railwayFeatures = (railways: MapPlaces['railways'] = []) => ({
  type: 'FeatureCollection' as const,
  features: railways.map(({ name, paths }) => ({
    type: 'Feature' as const,
    properties: { name },
    geometry: { type: 'MultiLineString' as const, coordinates: paths },
  })),
});

export type Style = Pick<StyleSpecification, 'sources' | 'layers'>;

export const sea = (colors: MapColors): StyleSpecification['layers'][number] => ({
  id: 'sea',
  type: 'background',
  paint: { 'background-color': colors.sea },
});

const asFeature = <T extends string, C>(type: T, coordinates: C) => ({
  type: 'Feature' as const,
  properties: {},
  geometry: { type, coordinates },
});

/** Land, coast and borders of the prefectures, which need no request to another site. */
export const outlineStyle = ({ land, coast, borders }: OutlineShapes, colors: MapColors): Style => ({
  sources: {
    land: { type: 'geojson', data: asFeature('MultiPolygon', land), tolerance: 0.2 },
    coast: { type: 'geojson', data: asFeature('MultiLineString', coast), tolerance: 0.2 },
    borders: { type: 'geojson', data: asFeature('MultiLineString', borders), tolerance: 0.2 },
  },
  layers: [
    sea(colors),
    {
      id: 'land',
      type: 'fill',
      source: 'land',
      paint: { 'fill-color': colors.land, 'fill-antialias': false },
    },
    {
      id: 'borders',
      type: 'line',
      source: 'borders',
      paint: { 'line-color': colors.border, 'line-width': 1, 'line-dasharray': [3, 2] },
    },
    { id: 'coast', type: 'line', source: 'coast', paint: { 'line-color': colors.coast, 'line-width': 1 } },
  ],
});

/** Railways, stations and names from our own data, on a ground that has none that match it. */
export const placeStyle = (colors: MapColors): Style => ({
  sources: {
    prefectures: { type: 'geojson', data: prefectureNames() },
    [placeSources.railways]: { type: 'geojson', data: railwayFeatures() },
    [placeSources.municipalities]: { type: 'geojson', data: placeFeatures([]) },
    [placeSources.stations]: { type: 'geojson', data: placeFeatures([]) },
  },
  layers: [
    railwayLine('railway-casings', colors.halo, 2),
    railwayLine('railways', colors.railway),
    {
      id: 'railway-names',
      type: 'symbol',
      source: placeSources.railways,
      minzoom: railwayNamesFrom,
      layout: {
        'text-font': mapFonts,
        'text-field': ['get', 'name'],
        'text-size': 10,
        'symbol-placement': 'line',
        'symbol-spacing': 400,
        'text-padding': 6,
      },
      paint: { ...namePaint(colors), 'text-color': colors.railwayName },
    },
    {
      id: 'prefecture-names',
      type: 'symbol',
      source: 'prefectures',
      maxzoom: municipalitiesFrom + 0.5,
      layout: {
        ...nameLayout,
        ...movingName,
        'text-field': ['get', 'name'],
        'text-size': 12,
        'text-letter-spacing': 0.1,
      },
      paint: namePaint(colors),
    },
    {
      id: 'station-dots',
      type: 'circle',
      source: placeSources.stations,
      minzoom: stationsFrom,
      paint: {
        'circle-radius': 3,
        'circle-color': colors.halo,
        'circle-stroke-color': colors.label,
        'circle-stroke-width': 1.5,
      },
    },
    {
      id: 'station-names',
      type: 'symbol',
      source: placeSources.stations,
      minzoom: stationsFrom,
      layout: {
        ...nameLayout,
        'text-field': ['get', 'name'],
        'text-size': 11,
        'text-variable-anchor': ['bottom', 'top', 'left', 'right'],
        'text-radial-offset': 0.6,
        'symbol-sort-key': ['get', 'rank'],
      },
      paint: namePaint(colors),
    },
    {
      id: 'municipality-names',
      type: 'symbol',
      source: placeSources.municipalities,
      minzoom: municipalitiesFrom,
      layout: {
        ...nameLayout,
        ...movingName,
        'text-field': ['get', 'name'],
        'text-size': ['interpolate', ['linear'], ['zoom'], 8, 11, 13, 16],
        'symbol-sort-key': ['get', 'rank'],
      },
      paint: namePaint(colors),
    },
  ],
});

/** @param edge CSS pixels on both sides together */
const railwayLine = (id: string, color: string, edge = 0): StyleSpecification['layers'][number] => ({
  id,
  type: 'line',
  source: placeSources.railways,
  layout: { 'line-join': 'round', 'line-cap': 'round' },
  paint: {
    'line-color': color,
    'line-width': [
      'step',
      ['zoom'],
      railwayWidth(0) + edge,
      10,
      railwayWidth(10) + edge,
      12,
      railwayWidth(12) + edge,
    ],
  },
});

export const nameLayout = { 'text-font': mapFonts, 'text-padding': 4 };
/** A name moves off a mark on its place rather than disappear. */
const movingName = {
  'text-variable-anchor': [
    'center' as const,
    'bottom' as const,
    'top' as const,
    'left' as const,
    'right' as const,
  ],
  'text-radial-offset': 1.6,
};
export const namePaint = (colors: MapColors) => ({
  'text-color': colors.label,
  'text-halo-color': colors.halo,
  'text-halo-width': 1.5,
});

const prefectureNames = () =>
  placeFeatures(
    prefecturePlaces.map(({ prefecture: { name }, lat, lng }) => ({ name, latitude: lat, longitude: lng })),
  );

export const tileSource = 'tiles';
export const tileLayer = 'tiles';

/** Tiles of a configured map, such as 地理院タイル. */
export const tileStyle = ({ address }: MapTiles, colors: MapColors): Style => ({
  sources: { [tileSource]: { type: 'raster', tiles: [address], tileSize: 256, minzoom: 2, maxzoom: 18 } },
  layers: [
    sea(colors),
    { id: tileLayer, type: 'raster', source: tileSource, paint: { 'raster-fade-duration': 0 } },
  ],
});
