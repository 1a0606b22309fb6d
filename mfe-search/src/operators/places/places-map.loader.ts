import { listMapPlaces, listPlacesOfCorporation } from '@enerabi/shared/contract';
import { api, type LoaderArgs } from '@enerabi/shared/kernel';
import { labelled, type NamedSpot } from '../../map/labels/labels.rules.ts';
import { landPath } from '../../map/picture/land.rules.ts';
import { prefectureShapes } from '../../map/prefecture/prefecture-map.loader.ts';
import { boxOfView, pixelsFromMiddle } from '../../map/view/map-view.ts';
import { obstacles, type PlacesPicture, picture, placesPicture } from './places-map.rules.ts';

/** A picture of where an operator's facilities are. */
export interface PlacesMapData extends PlacesPicture {
  /** SVG path. */
  land: string;
  /** Municipalities or, on a closer picture, stations. */
  names: readonly NamedSpot[];
  /** Facilities whose position is unknown. */
  unmapped: number;
}

const shownNames = 8;
/** At this zoom the API returns stations. */
const withStations = 11;
/** From this zoom on, stations say more than the names of municipalities. */
const stationsFrom = 9.5;

/** @returns null if no facility has a known position, or if the positions cannot be loaded */
export async function placesMap(
  pathName: string,
  { context, request: { signal } }: LoaderArgs,
): Promise<PlacesMapData | null> {
  const call = context.get(api);
  const optional = { signal, onFailure: () => null };
  const found = await call(listPlacesOfCorporation, {
    query: { corporation_path_name: pathName },
    ...optional,
  });
  const drawn = found && placesPicture(found.places);
  if (!drawn) return null;
  const { view } = drawn;
  const [shapes, around] = await Promise.all([
    prefectureShapes(),
    call(listMapPlaces, { query: { ...boxOfView(view, picture), zoom: withStations }, ...optional }),
  ]);
  const named =
    view.zoom < stationsFrom
      ? around?.municipalities.map(({ municipality_name: name, ...place }) => ({ name, ...place }))
      : around?.stations;
  return {
    ...drawn,
    land: landPath(
      Object.values(shapes).filter((shape) => shape !== undefined),
      view,
      picture,
    ),
    names: labelled(
      (named ?? []).map((place) => ({ name: place.name, ...pixelsFromMiddle(view, place) })),
      obstacles(drawn),
      { size: picture, most: shownNames },
    ).map(({ name, x, y, label }) => ({
      name,
      x: Math.round(x),
      y: Math.round(y),
      label: { x: Math.round(label.x), y: Math.round(label.y) },
    })),
    unmapped: found.unmapped,
  };
}
