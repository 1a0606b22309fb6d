import { listMapPlaces, type MapPlaces } from '@enerabi/shared/contract';
import { api, type LoaderArgs } from '@enerabi/shared/kernel';
import type { MapMarks } from '../collection/map-kind.ts';
import { loadOutline } from '../outline/load-outline.ts';
import { boxOfView, type MapView } from '../view/map-view.ts';
import { shownMap } from '../view/shown-map.ts';
import { type MapPicture, mapPicture } from './map-picture.rules.ts';
import { pictureSize } from './picture-size.ts';

/** Names and railways of a picture; null if they cannot be loaded. */
export const placesOfPicture = (
  view: MapView,
  { context, request: { signal } }: LoaderArgs,
): Promise<MapPlaces | null> => {
  const query = { ...boxOfView(view, pictureSize), zoom: Number(view.zoom.toFixed(2)) };
  const places = context.get(api)(listMapPlaces, { query, signal, onFailure: () => null });
  // It may fail before anybody waits for it.
  places.catch(() => undefined);
  return places;
};

/** @returns null while this tab's map moves, which needs no picture, and if the outline cannot be loaded */
export async function loadPicture(
  places: Promise<MapPlaces | null>,
  found: MapMarks,
  view: MapView,
  isFitted: boolean,
): Promise<MapPicture | null> {
  if (shownMap.size) return null;
  try {
    const [outline, known] = await Promise.all([loadOutline(), places]);
    return mapPicture({ outline, places: known, found, view, isFitted });
  } catch (error) {
    console.error('The picture of the map cannot be made:', error);
    return null;
  }
}
