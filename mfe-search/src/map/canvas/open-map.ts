import { type GeoJSONSource, Map as MapLibre, setWorkerUrl } from 'maplibre-gl';
import { clusterRadii } from '../marks/cluster-radius.ts';
import { type MarkName, marks } from '../marks/facility-marks.ts';
import { loadOutline } from '../outline/load-outline.ts';
import { farthest, japan, type MapSize, type MapView, nearest } from '../view/map-view.ts';
import {
  clusterLayers,
  facilityLayers,
  facilitySource,
  facilitySources,
  pointLayers,
} from './facility-layers.ts';
import { type MapColors, mapColors } from './map-colors.ts';
import {
  type MapTiles,
  outlineStyle,
  placeStyle,
  type Style,
  tileLayer,
  tileSource,
  tileStyle,
} from './map-style.ts';
import { clusterImage, clusterImageName, markImage, markRatio } from './mark-image.ts';
import { vectorStyle } from './vector-style.ts';
import { workerAddress } from './worker-address.ts';

export interface OpenMapOptions {
  view: MapView;
  /** If absent, the bundled outline is shown. */
  tiles: MapTiles | undefined;
  /** The map's name for a screen reader. */
  name: string;
  /** Id of the element that explains how to use the map. */
  describedBy: string;
  /** Called when no tile loads and the bundled outline is shown instead. */
  onTilesLost: () => void;
}

/** Creates the map with its sources and layers. @throws if the browser cannot draw it, or a file does not load */
export async function openMap(container: HTMLElement, options: OpenMapOptions): Promise<MapLibre> {
  const colors = mapColors(container);
  const background = await backgroundOf(options.tiles, colors);
  setWorkerUrl(workerAddress());
  const map = new MapLibre({
    container,
    style: {
      version: 8,
      sources: { ...background.sources, ...facilitySources },
      layers: [...background.layers, ...facilityLayers(colors)],
    },
    center: [options.view.lng, options.view.lat],
    zoom: options.view.zoom,
    minZoom: farthest,
    maxZoom: nearest,
    maxBounds: [
      [japan.west - 12, japan.south - 8],
      [japan.east + 12, japan.north + 6],
    ],
    // Tiles load as images, since the content security policy allows their origin only in `img-src`.
    refreshExpiredTiles: false,
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    renderWorldCopies: false,
    fadeDuration: 0,
    locale: { 'Map.Title': options.name },
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  map.getCanvas().setAttribute('aria-describedby', options.describedBy);
  if (options.tiles) watchTiles(map, options.tiles, colors, options.onTilesLost);
  await map.once('load');
  for (const name of Object.keys(marks) as MarkName[])
    map.addImage(`mark-${name}`, markImage(name, colors), { pixelRatio: markRatio });
  for (const [, radius] of clusterRadii)
    map.addImage(clusterImageName(radius), clusterImage(radius, colors), { pixelRatio: markRatio });
  return map;
}

/** Pictures have names of their own, vector tiles and the outline take ours. */
async function backgroundOf(tiles: MapTiles | undefined, colors: MapColors): Promise<Style> {
  if (tiles && !tiles.vectorZoom) return tileStyle(tiles, colors);
  return both(
    tiles ? vectorStyle(tiles, colors) : outlineStyle(await loadOutline(), colors),
    placeStyle(colors),
  );
}

const both = (under: Style, over: Style): Style => ({
  sources: { ...under.sources, ...over.sources },
  layers: [...under.layers, ...over.layers],
});

/**
 * Shows the outline if no tile loads at all; a single missing tile, for example of the open sea, is ignored. The
 * outline lies below the tiles, so that tiles that load later cover it.
 */
function watchTiles(map: MapLibre, { vectorZoom }: MapTiles, colors: MapColors, onLost: () => void): void {
  let [came, failed] = [false, false];
  map.on('sourcedata', ({ sourceId, tile }) => {
    came ||= sourceId === tileSource && tile?.state === 'loaded';
  });
  map.on('error', (event) => {
    if ((event as { sourceId?: string }).sourceId === tileSource) failed = true;
    else console.error(event.error);
  });
  map.on('idle', function look() {
    if (came || failed) map.off('idle', look);
    if (came || !failed) return;
    loadOutline()
      .then((shapes) => outlineStyle(shapes, colors))
      .then((outline) => addUnderTiles(map, vectorZoom ? outline : both(outline, placeStyle(colors))))
      .then(onLost)
      .catch((error: unknown) => console.error('The outline cannot be shown:', error));
  });
}

function addUnderTiles(map: MapLibre, { sources, layers }: Style): void {
  for (const [name, source] of Object.entries(sources)) map.addSource(name, source);
  // The background is already the sea.
  for (const layer of layers.filter(({ type }) => type !== 'background')) map.addLayer(layer, tileLayer);
}

/** Targets of a click, a touch or Enter. */
export type MapTarget =
  | { kind: 'facility'; facilityId: number }
  | { kind: 'cluster'; lat: number; lng: number; clusterId: number | undefined; box: number[] | undefined };

/** Finds the target at a position of the canvas, or the nearest one within a distance in CSS pixels. */
export function targetAt(map: MapLibre, x: number, y: number, reach = 0): MapTarget | undefined {
  const around: [[number, number], [number, number]] = [
    [x - reach, y - reach],
    [x + reach, y + reach],
  ];
  const found = map.queryRenderedFeatures(around, { layers: [...clusterLayers, ...pointLayers] });
  const distances = found.map((feature) => {
    const [lng = 0, lat = 0] = (feature.geometry as { coordinates: number[] }).coordinates;
    const place = map.project([lng, lat]);
    return { feature, lng, lat, distance: Math.hypot(place.x - x, place.y - y) };
  });
  const [first] = distances.sort((a, b) => a.distance - b.distance);
  if (!first) return undefined;
  const { properties } = first.feature;
  if (properties.facility_id !== undefined)
    return { kind: 'facility', facilityId: Number(properties.facility_id) };
  const { cluster_id, west, south, east, north } = properties;
  return {
    kind: 'cluster',
    lat: first.lat,
    lng: first.lng,
    clusterId: cluster_id === undefined ? undefined : Number(cluster_id),
    box: west === undefined ? undefined : [west, south, east, north].map(Number),
  };
}

/** Zooms in on a cluster until it splits. */
export async function openCluster(map: MapLibre, target: MapTarget & { kind: 'cluster' }): Promise<void> {
  const { lat, lng, clusterId, box } = target;
  const [west = 0, south = 0, east = 0, north = 0] = box ?? [];
  const camera = box && map.cameraForBounds([west, south, east, north], { padding: 40, maxZoom: 16 });
  const further = map.getZoom() + 2;
  const zoom = camera?.zoom ?? (clusterId === undefined ? further : await zoomOf(map, clusterId, further));
  // For a cluster of a single point, or as wide as the map, the camera would not move, so the zoom is raised.
  map.easeTo({ center: camera?.center ?? [lng, lat], zoom: Math.min(Math.max(zoom, map.getZoom() + 1), 17) });
}

const zoomOf = (map: MapLibre, clusterId: number, otherwise: number): Promise<number> =>
  (map.getSource(facilitySource) as GeoJSONSource).getClusterExpansionZoom(clusterId).catch(() => otherwise);

export const setFeatures = (map: MapLibre, source: string, data: object): void =>
  void (map.getSource(source) as GeoJSONSource | undefined)?.setData(data as never);

export function viewOf(map: MapLibre): MapView {
  const { lat, lng } = map.getCenter();
  return { lat, lng, zoom: map.getZoom() };
}

export const sizeOf = (map: MapLibre): MapSize => {
  const { clientWidth, clientHeight } = map.getContainer();
  return { width: clientWidth, height: clientHeight };
};
