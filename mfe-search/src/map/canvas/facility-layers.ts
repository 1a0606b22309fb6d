import type { SourceSpecification, StyleSpecification } from 'maplibre-gl';
import { clusterRadii } from '../marks/cluster-radius.ts';
import type { MapColors } from './map-colors.ts';
import { mapFonts } from './map-style.ts';
import { clusterImageName } from './mark-image.ts';

export const facilitySource = 'facilities';
export const markedSource = 'marked';
export const positionSource = 'position';

const nothing = { type: 'FeatureCollection' as const, features: [] };

/**
 * Drawn on the graphics card, so that ten thousand marks move smoothly. Marks that are too close become one mark with a
 * count; clusters of the API are points that count for more.
 */
export const facilitySources: Record<string, SourceSpecification> = {
  [facilitySource]: {
    type: 'geojson',
    data: nothing,
    cluster: true,
    clusterRadius: 44,
    clusterMaxZoom: 15,
    clusterProperties: { count: ['+', ['get', 'count']] },
  },
  [markedSource]: { type: 'geojson', data: nothing },
  [positionSource]: { type: 'geojson', data: nothing },
};

const [[, smallestRadius], ...largerRadii] = clusterRadii;
/** The image of a cluster, by the number in it. */
const clusterImage = [
  'step',
  ['get', 'count'],
  clusterImageName(smallestRadius),
  ...largerRadii.flatMap(([least, radius]) => [least, clusterImageName(radius)]),
] as never;

export const clusterLayers = ['clusters'];
export const pointLayers = ['points'];

export function facilityLayers({
  onMark,
  position,
  focus,
  label,
  halo,
}: MapColors): StyleSpecification['layers'] {
  const isPoint = ['has', 'facility_id'] as never;
  const isCluster = ['!', isPoint] as never;
  const nameLayout = {
    'text-font': mapFonts,
    'text-field': ['get', 'name'] as never,
    'text-size': 12,
    'text-anchor': 'top' as const,
    'text-offset': [0, 1.3] as [number, number],
    'text-max-width': 9,
  };
  const namePaint = { 'text-color': label, 'text-halo-color': halo, 'text-halo-width': 1.5 };
  const numberLayout = {
    'text-font': mapFonts,
    'text-size': 13,
    'text-allow-overlap': true,
    'text-ignore-placement': true,
  };
  /** Writes the number of postings on their mark. */
  const numbers = (id: string, source: string): StyleSpecification['layers'][number] => ({
    id,
    type: 'symbol',
    source,
    filter: ['has', 'label'],
    layout: { ...numberLayout, 'text-field': ['get', 'label'] },
    paint: { 'text-color': onMark },
  });
  return [
    {
      id: 'position',
      type: 'circle',
      source: positionSource,
      paint: {
        'circle-radius': 8,
        'circle-color': position,
        'circle-stroke-color': onMark,
        'circle-stroke-width': 3,
      },
    },
    {
      id: 'points',
      type: 'symbol',
      source: facilitySource,
      filter: isPoint,
      layout: {
        'icon-image': ['concat', 'mark-', ['get', 'mark']],
        'icon-allow-overlap': true,
      },
    },
    numbers('point-numbers', facilitySource),
    {
      id: 'point-names',
      type: 'symbol',
      source: facilitySource,
      minzoom: 14,
      filter: isPoint,
      layout: nameLayout,
      paint: namePaint,
    },
    {
      // A symbol, so that names of places move off it; a circle would cover them.
      id: 'clusters',
      type: 'symbol',
      source: facilitySource,
      filter: isCluster,
      layout: {
        'icon-image': clusterImage,
        'icon-allow-overlap': true,
        'text-field': ['to-string', ['get', 'count']],
        'text-font': mapFonts,
        'text-size': 13,
        'text-allow-overlap': true,
      },
      paint: { 'text-color': onMark },
    },
    {
      id: 'marked-ring',
      type: 'circle',
      source: markedSource,
      paint: {
        'circle-radius': 22,
        'circle-color': halo,
        'circle-opacity': 0.85,
        'circle-stroke-color': focus,
        'circle-stroke-width': 3,
      },
    },
    {
      id: 'marked',
      type: 'symbol',
      source: markedSource,
      layout: {
        ...nameLayout,
        'icon-image': ['concat', 'mark-', ['get', 'mark']],
        'icon-size': 1.15,
        'icon-allow-overlap': true,
        'icon-ignore-placement': true,
        'text-offset': [0, 2],
        'text-allow-overlap': true,
      },
      paint: namePaint,
    },
    numbers('marked-number', markedSource),
  ];
}
