import type { MapPoint, MapSearch } from '@enerabi/shared/contract';
import { useMemo, useRef, useState } from 'react';

/** Keeps the facility that is highlighted in the list or on the map, and the one that is open. */
export function useChosenFacility(found: MapSearch) {
  const [pointed, setPointed] = useState<number>();
  const [selected, setSelected] = useState<MapPoint>();
  const cameFrom = useRef<Element>(null);
  const marked = pointed ?? selected?.facility_id;
  const markedPoint = useMemo(
    () => (marked === undefined ? undefined : (pointOf(found, marked) ?? selected)),
    [found, marked, selected],
  );
  return {
    marked,
    markedPoint,
    mark: setPointed,
    /** The open facility, if it is among the results. */
    selected,
    summary: found.facilities.find(({ facility_id }) => facility_id === selected?.facility_id),
    select(facilityId: number): void {
      cameFrom.current = document.activeElement;
      setSelected(pointOf(found, facilityId));
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

export const cardId = (facilityId: number): string => `facility-${facilityId}`;

/** Finds the point of a facility. If it shares its mark with others, its position comes from the list. */
function pointOf({ points, facilities }: MapSearch, id: number): MapPoint | undefined {
  const point = points.find(({ facility_id }) => facility_id === id);
  if (point) return point;
  const summary = facilities.find(({ facility_id }) => facility_id === id);
  if (!summary || summary.latitude === null || summary.longitude === null) return undefined;
  const { facility_id, path_name, name, facility_type, latitude, longitude } = summary;
  return { facility_id, path_name, name, facility_type, latitude, longitude };
}
