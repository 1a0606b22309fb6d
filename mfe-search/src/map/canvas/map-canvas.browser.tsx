import type { MapPlaces } from '@enerabi/shared/contract';
import type { Place } from '@enerabi/shared/geography';
import { announce } from '@enerabi/shared/ui';
import type { Map as MapLibre } from 'maplibre-gl';
import { useEffect, useRef } from 'react';
import type { MapMark, MapMarks } from '../collection/map-kind.ts';
import { mapCopy } from '../search/map-search.copy.ts';
import type { MapSize, MapView } from '../view/map-view.ts';
import { facilitySource, markedSource, positionSource } from './facility-layers.ts';
import styles from './map-canvas.module.css';
import { mapFeatures } from './map-features.ts';
import { type MapTiles, placeFeatures, placeSources, railwayFeatures } from './map-style.ts';
import { openCluster, openMap, setFeatures, sizeOf, targetAt, viewOf } from './open-map.ts';

/** Calls that the page may make to the map. */
export interface MapHandle {
  moveTo: (view: MapView) => void;
  zoomBy: (steps: 1 | -1) => void;
  focus: () => void;
}

export interface MapCanvasProps {
  /** Returns the first view. */
  viewFor: (size: MapSize) => MapView;
  tiles: MapTiles | undefined;
  name: string;
  describedBy: string;
  found: MapMarks;
  /** Names for a map without names of its own. */
  places: MapPlaces | undefined;
  /** The visitor's own position, once they have asked for it. */
  position: Place | undefined;
  /** Facility that is highlighted in the list, or selected. */
  marked: MapMark | undefined;
  /** Called before the map loads, so that its names can load beside it. */
  onOpen: (view: MapView, size: MapSize) => void;
  onReady: (handle: MapHandle) => void;
  onFault: () => void;
  onTilesLost: () => void;
  /** Called when the map is there, and at the end of each move. */
  onMoveEnd: (view: MapView, size: MapSize) => void;
  onMark: (facilityId: number | undefined) => void;
  onSelect: (facilityId: number) => void;
}

/** Enter opens the nearest mark within this distance from the middle, in CSS pixels. */
const enterReach = 60;
const pointerReach = 4;

/** The map on a canvas. It is created once; results and highlights are drawn on it as they change. */
export default function MapCanvas(props: MapCanvasProps) {
  const container = useRef<HTMLDivElement>(null);
  const map = useRef<MapLibre>(undefined);
  const latest = useRef(props);
  latest.current = props;
  useEffect(() => {
    const element = container.current as HTMLDivElement;
    let isGone = false;
    const size = { width: element.clientWidth, height: element.clientHeight };
    const { tiles, name, describedBy, viewFor, onOpen } = latest.current;
    onOpen(viewFor(size), size);
    const onTilesLost = (): void => {
      if (!isGone) latest.current.onTilesLost();
    };
    openMap(element, { view: viewFor(size), tiles, name, describedBy, onTilesLost }).then(
      (opened) => {
        if (isGone) return opened.remove();
        map.current = opened;
        const { found, marked, places, position, onReady } = latest.current;
        setFeatures(opened, facilitySource, mapFeatures(found));
        setFeatures(opened, markedSource, mapFeatures({ points: marked ? [marked] : [], clusters: [] }));
        setPlaces(opened, places);
        setPosition(opened, position);
        // The page may have gone to another view while the map loaded.
        const { lat, lng, zoom } = latest.current.viewFor(size);
        opened.jumpTo({ center: [lng, lat], zoom });
        listen(opened, latest);
        onReady(handleOf(opened));
        latest.current.onMoveEnd(viewOf(opened), sizeOf(opened));
      },
      (error: unknown) => {
        console.error('The map cannot be shown:', error);
        if (!isGone) latest.current.onFault();
      },
    );
    return () => {
      isGone = true;
      map.current?.remove();
    };
  }, []);

  const { found, marked, places, position } = props;
  useEffect(() => {
    if (map.current) setFeatures(map.current, facilitySource, mapFeatures(found));
  }, [found]);
  useEffect(() => {
    if (map.current)
      setFeatures(map.current, markedSource, mapFeatures({ points: marked ? [marked] : [], clusters: [] }));
  }, [marked]);
  useEffect(() => {
    if (map.current) setPlaces(map.current, places);
  }, [places]);
  useEffect(() => {
    if (map.current) setPosition(map.current, position);
  }, [position]);

  return <div ref={container} className={styles.map} />;
}

function setPlaces(map: MapLibre, places: MapPlaces | undefined): void {
  if (!places) return;
  const municipalities = places.municipalities.map(({ municipality_name, ...place }) => ({
    name: municipality_name,
    ...place,
  }));
  setFeatures(map, placeSources.municipalities, placeFeatures(municipalities));
  setFeatures(map, placeSources.stations, placeFeatures(places.stations));
  setFeatures(map, placeSources.railways, railwayFeatures(places.railways));
}

const setPosition = (map: MapLibre, position: Place | undefined): void =>
  setFeatures(map, positionSource, placeFeatures(position ? [{ name: '', ...position }] : []));

const handleOf = (map: MapLibre): MapHandle => ({
  moveTo: ({ lat, lng, zoom }) => void map.easeTo({ center: [lng, lat], zoom }),
  zoomBy: (steps) => void map.easeTo({ zoom: map.getZoom() + steps }),
  focus: () => map.getCanvas().focus({ preventScroll: true }),
});

function listen(map: MapLibre, latest: { current: MapCanvasProps }): void {
  const canvas = map.getCanvas();
  map.on('moveend', () => {
    const size = sizeOf(map);
    // On a phone the list may hide the map, which then has no size.
    if (size.width > 0) latest.current.onMoveEnd(viewOf(map), size);
  });
  const open = (x: number, y: number, reach: number): boolean => {
    const target = targetAt(map, x, y, reach);
    if (target?.kind === 'facility') latest.current.onSelect(target.facilityId);
    else if (target) void openCluster(map, target);
    return target !== undefined;
  };
  map.on('click', ({ point }) => open(point.x, point.y, pointerReach));
  let under: number | undefined;
  map.on('mousemove', ({ point }) => {
    const target = targetAt(map, point.x, point.y);
    canvas.style.cursor = target ? 'pointer' : '';
    const facilityId = target?.kind === 'facility' ? target.facilityId : undefined;
    if (facilityId !== under) latest.current.onMark(facilityId);
    under = facilityId;
  });
  canvas.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter') return;
    const { width, height } = sizeOf(map);
    if (!open(width / 2, height / 2, enterReach)) announce(mapCopy.nothingNear);
  });
}
