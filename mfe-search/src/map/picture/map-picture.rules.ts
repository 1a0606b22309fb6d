import type { MapPlaces } from '@enerabi/shared/contract';
import type { MapMarks } from '../collection/map-kind.ts';
import {
  around,
  fittingNames,
  labelled,
  type NamedSpot,
  placedNames,
  type Rectangle,
  type Spot,
} from '../labels/labels.rules.ts';
import { clusterRadius } from '../marks/cluster-radius.ts';
import { railwayWidth } from '../outline/railway-width.ts';
import type { OutlineShapes } from '../outline/read-outline.ts';
import { prefecturePlaces } from '../prefecture-places.ts';
import { type MapSize, type MapView, pixelsFromMiddle } from '../view/map-view.ts';
import { type Ground, groundOf, linePath } from './ground.rules.ts';
import { type MarkGroup, markGroups } from './groups.rules.ts';
import { pictureSize } from './picture-size.ts';

/** A map as a still picture. Units are CSS pixels from its middle. */
export interface MapPicture extends Ground {
  /** One SVG path for all lines. */
  railways: string;
  railwayWidth: number;
  stations: readonly NamedSpot[];
  names: readonly (Spot & { name: string })[];
  groups: readonly (MarkGroup & { isNamed?: boolean })[];
  /** The picture shrinks to its box, so that a phone shows all of it; its text and marks are then enlarged. */
  isFitted: boolean;
}

/** A fitted picture of 800 units fills a phone of 375 px. */
export const enlargement = 800 / 375;

const markRadius = 16;
const municipalitiesFrom = 8;
const stationsFrom = 12;
const facilityNamesFrom = 14;
/** As on the moving map (`clusterRadius`). */
const groupDistance = 44;
const [mostStations, mostNames] = [40, 24];

export interface PictureSource {
  outline: Pick<OutlineShapes, 'land' | 'borders'>;
  /** Null if they could not be loaded. */
  places: MapPlaces | null;
  found: MapMarks;
  view: MapView;
  isFitted: boolean;
}

export function mapPicture({ outline, places, found, view, isFitted }: PictureSource): MapPicture {
  const scale = isFitted ? enlargement : 1;
  const groups = markGroups(found, view, groupDistance * scale);
  const size = shrunk(pictureSize, scale);
  const finest = 1.5 * scale;
  const marks = groups.map(({ x, y, count, mark }) =>
    around({ x: x / scale, y: y / scale }, (mark ? markRadius : clusterRadius(count)) + 2),
  );
  const isFar = view.zoom < municipalitiesFrom;
  const areas = isFar
    ? prefecturePlaces.map(({ prefecture: { name }, lat, lng }) => ({
        name,
        latitude: lat,
        longitude: lng,
      }))
    : (places?.municipalities ?? []).map(({ municipality_name: name, ...place }) => ({ name, ...place }));
  const spots = (named: typeof areas) =>
    named.map((place) => {
      const { x, y } = pixelsFromMiddle(view, place);
      return { name: place.name, x: x / scale, y: y / scale };
    });
  const names = placedNames(spots(areas), marks, { size, most: mostNames, moves: !isFar });
  const stations =
    view.zoom < stationsFrom
      ? []
      : labelled(spots(places?.stations ?? []), [...marks, ...names.map(nameBox)], {
          size,
          most: mostStations,
        });
  return {
    ...groundOf(outline, view, pictureSize, finest),
    railways: linePath(
      (places?.railways ?? []).flatMap(({ paths }) => paths),
      view,
      pictureSize,
      finest,
    ),
    railwayWidth: railwayWidth(view.zoom),
    names: names.map(({ name, ...spot }) => ({ name, ...enlarged(spot, scale) })),
    stations: stations.map(({ name, label: at, ...spot }) => ({
      name,
      ...enlarged(spot, scale),
      label: enlarged(at, scale),
    })),
    groups:
      isFitted || view.zoom < facilityNamesFrom
        ? groups
        : withNames(groups, [
            ...marks,
            ...names.map(nameBox),
            ...stations.map(({ name, label }) => nameBox({ name, ...label })),
          ]),
    isFitted,
  };
}

/** Names facilities where there is room; a fitted picture is too far away for that. */
function withNames(groups: readonly MarkGroup[], obstacles: readonly Rectangle[]) {
  const single = groups.filter(({ mark }) => mark);
  const fit = fittingNames(
    single.map(({ x, y, mark }) => ({ x, y, name: mark?.name ?? '' })),
    obstacles,
  );
  const named = new Set(single.filter((_, at) => fit[at]));
  return groups.map((group) => ({ ...group, ...(named.has(group) && { isNamed: true }) }));
}

const shrunk = ({ width, height }: MapSize, scale: number): MapSize => ({
  width: width / scale,
  height: height / scale,
});
const enlarged = ({ x, y }: Spot, scale: number): Spot => ({
  x: Math.round(x * scale),
  y: Math.round(y * scale),
});
const nameBox = ({ x, y, name }: Spot & { name: string }): Rectangle => {
  const half = name.length * 6.5;
  return { left: x - half, right: x + half, top: y - 8, bottom: y + 8 };
};
