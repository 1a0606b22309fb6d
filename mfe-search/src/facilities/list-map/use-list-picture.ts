import type { ListedFacility, MapPlaces } from '@enerabi/shared/contract';
import type { Place } from '@enerabi/shared/geography';
import { type RefObject, useEffect, useMemo, useState } from 'react';
import type { MapMarks } from '../../map/collection/map-kind.ts';
import { loadOutline } from '../../map/outline/load-outline.ts';
import type { OutlineShapes } from '../../map/outline/read-outline.ts';
import { type MapPicture, mapPicture } from '../../map/picture/map-picture.rules.ts';
import type { MapSize, MapView } from '../../map/view/map-view.ts';
import { listMarks, viewOfMarks } from './list-map.rules.ts';

interface ListPicture {
  found: MapMarks;
  /** Undefined until the box is measured. */
  size: MapSize | undefined;
  view: MapView | undefined;
  /** Undefined until the outline has loaded; names and railways come after it. */
  picture: MapPicture | undefined;
}

/**
 * Draws the facilities of a list into a box, as the server draws them on the page of the map.
 * @param home of a list that begins near it
 */
export function useListPicture(
  box: RefObject<HTMLElement | null>,
  facilities: readonly ListedFacility[],
  places: MapPlaces | undefined,
  nameAt: (view: MapView, size: MapSize) => Promise<void>,
  home: Place | undefined,
): ListPicture {
  const [size, setSize] = useState<MapSize>();
  const [outline, setOutline] = useState<OutlineShapes>();
  useEffect(() => {
    const { clientWidth: width = 0, clientHeight: height = 0 } = box.current ?? {};
    setSize({ width, height });
    loadOutline().then(setOutline, () => {});
  }, []);
  const found = useMemo(() => ({ points: listMarks(facilities), clusters: [] }), [facilities]);
  const view = useMemo(() => size && viewOfMarks(found.points, size, home), [found, size, home]);
  useEffect(() => {
    if (view && size) void nameAt(view, size);
  }, [view]);
  const picture = useMemo(
    () => outline && view && mapPicture({ outline, places: places ?? null, found, view, isFitted: false }),
    [outline, places, found, view],
  );
  return { found, size, view, picture };
}
