import type { FacilitySummary } from '@enerabi/shared/contract';
import type { Place } from '@enerabi/shared/geography';
import type { MapMark } from '../../map/collection/map-kind.ts';
import { boxAroundAll, boxOfView, type MapSize, type MapView, viewAround } from '../../map/view/map-view.ts';

/** The marks of a list's facilities; those without a published position have none. */
export const listMarks = (facilities: readonly FacilitySummary[]): MapMark[] =>
  facilities.flatMap(({ facility_id, path_name, name, facility_type, latitude, longitude }) =>
    latitude === null || longitude === null
      ? []
      : [{ facility_id, path_name, name, facility_type, latitude, longitude }],
  );

/**
 * The view that shows all marks on a map of this size, and the home of a list that begins near it.
 * @returns undefined without marks
 */
export function viewOfMarks(
  marks: readonly MapMark[],
  size: MapSize,
  home?: Place | undefined,
): MapView | undefined {
  if (marks.length === 0) return undefined;
  const box = boxAroundAll(
    [...marks, ...(home ? [home] : [])].map(({ latitude, longitude }) => ({
      south: latitude,
      west: longitude,
      north: latitude,
      east: longitude,
    })),
  );
  return box && viewAround(box, size);
}

/** Whether a map of this size shows a place. */
export function isInView({ latitude, longitude }: Place, view: MapView, size: MapSize): boolean {
  const { south, west, north, east } = boxOfView(view, size);
  return latitude > south && latitude < north && longitude > west && longitude < east;
}
