import type { FacilitySummary } from '@enerabi/shared/contract';
import type { MapMark } from '../../map/collection/map-kind.ts';
import { boxAroundAll, type MapSize, type MapView, viewAround } from '../../map/view/map-view.ts';

/** The marks of a list's facilities; those without a published position have none. */
export const listMarks = (facilities: readonly FacilitySummary[]): MapMark[] =>
  facilities.flatMap(({ facility_id, path_name, name, facility_type, latitude, longitude }) =>
    latitude === null || longitude === null
      ? []
      : [{ facility_id, path_name, name, facility_type, latitude, longitude }],
  );

/** The view that shows all marks on a map of this size. @returns undefined without marks */
export function viewOfMarks(marks: readonly MapMark[], size: MapSize): MapView | undefined {
  const box = boxAroundAll(
    marks.map(({ latitude, longitude }) => ({
      south: latitude,
      west: longitude,
      north: latitude,
      east: longitude,
    })),
  );
  return box && viewAround(box, size);
}
