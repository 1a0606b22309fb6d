import type { PlacesOfCorporation } from '@enerabi/shared/contract';
import { around, type Rectangle, type Spot } from '../../map/labels/labels.rules.ts';
import { type MarkName, markOf } from '../../map/marks/facility-marks.ts';
import {
  boxAroundAll,
  type MapView,
  pixelsFromMiddle,
  usualSize,
  viewAround,
} from '../../map/view/map-view.ts';

/** Sizes are units of the SVG, whose middle is 0, 0. */
export const picture = { width: 320, height: 224 } as const;
/** A target of 24 px on a phone. */
export const markSize = 24;
/** On a closer picture, nothing around a single facility would tell where it is. */
const nearest = 12.5;

type OperatorPlace = PlacesOfCorporation['places'][number];

/** One facility, or several that are too close to be told apart. */
export interface PlaceMark extends Spot {
  facilities: readonly Pick<OperatorPlace, 'path_name' | 'name'>[];
  /** Absent for several facilities. */
  mark?: MarkName;
  /** The view of the map that shows them. */
  view: MapView;
}

export interface PlacesPicture {
  view: MapView;
  marks: readonly PlaceMark[];
}

/** @returns undefined without any place */
export function placesPicture(places: readonly OperatorPlace[]): PlacesPicture | undefined {
  const around = boxOf(places);
  if (!around) return undefined;
  const whole = viewAround(around, picture, 0);
  const view = { ...whole, zoom: Math.min(whole.zoom, nearest) };
  const groups: { spot: Spot; places: OperatorPlace[] }[] = [];
  for (const place of places) {
    const spot = rounded(pixelsFromMiddle(view, place));
    const near = groups.find(
      (group) => Math.hypot(group.spot.x - spot.x, group.spot.y - spot.y) < markSize + 2,
    );
    if (near) near.places.push(place);
    else groups.push({ spot, places: [place] });
  }
  return { view, marks: groups.map(({ spot, places: own }) => markAt(spot, own)) };
}

export const obstacles = ({ marks }: PlacesPicture): Rectangle[] =>
  marks.map((mark) => around(mark, markSize / 2 + 1));

const boxOf = (places: readonly OperatorPlace[]) =>
  boxAroundAll(
    places.map(({ latitude, longitude }) => ({
      south: latitude,
      west: longitude,
      north: latitude,
      east: longitude,
    })),
  );

const rounded = ({ x, y }: Spot): Spot => ({ x: Math.round(x), y: Math.round(y) });

function markAt(spot: Spot, places: readonly OperatorPlace[]): PlaceMark {
  const [only, ...others] = places;
  const box = boxOf(places);
  return {
    ...spot,
    facilities: places.map(({ path_name, name }) => ({ path_name, name })),
    ...(only && others.length === 0 && { mark: markOf(only.facility_type) }),
    view: viewAround(box ?? { south: 0, west: 0, north: 0, east: 0 }, usualSize),
  };
}

/** Address of the map with this view. */
export const mapAt = ({ lat, lng, zoom }: MapView): string =>
  `/map_search?lat=${Number(lat.toFixed(5))}&lng=${Number(lng.toFixed(5))}&zoom=${Number(zoom.toFixed(2))}`;
