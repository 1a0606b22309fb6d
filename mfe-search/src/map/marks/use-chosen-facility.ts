import { useMemo, useRef, useState } from 'react';
import type { MapMark, MapResults } from '../collection/map-kind.ts';
import { cardId } from './card-id.ts';
import { facilitiesIn } from './mapped-facilities.ts';

/** Keeps the facility that is highlighted in the list or on the map, and the one that is open. */
export function useChosenFacility(results: MapResults) {
  const [pointed, setPointed] = useState<number>();
  const [selected, setSelected] = useState<MapMark>();
  const cameFrom = useRef<Element>(null);
  const marked = pointed ?? selected?.facility_id;
  const markedPoint = useMemo(
    () => (marked === undefined ? undefined : (pointOf(results, marked) ?? selected)),
    [results, marked, selected],
  );
  return {
    marked,
    markedPoint,
    mark: setPointed,
    /** The open facility. */
    selected,
    select(facilityId: number): void {
      cameFrom.current = document.activeElement;
      setSelected(pointOf(results, facilityId));
      document.getElementById(cardId(facilityId))?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    },
    /** Closes it and returns the focus. */
    close(): void {
      setSelected(undefined);
      if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus({ preventScroll: true });
    },
  };
}

export type FacilityChoice = ReturnType<typeof useChosenFacility>;

/** Finds the point of a facility. If it shares its mark with others, its position comes from the list. */
function pointOf(results: MapResults, id: number): MapMark | undefined {
  const point = results.points.find(({ facility_id }) => facility_id === id);
  if (point) return point;
  const listed = facilitiesIn(results).filter(({ facility_id }) => facility_id === id);
  const [facility] = listed;
  if (!facility || facility.latitude === null || facility.longitude === null) return undefined;
  const { facility_id, path_name, name, facility_type, latitude, longitude } = facility;
  const mark = { facility_id, path_name, name, facility_type, latitude, longitude };
  return 'jobs' in results ? { ...mark, jobs: listed.length } : mark;
}
