import type { FacilitySummary, MapPlaces } from '@enerabi/shared/contract';
import { type Box, metresPerDegree, type Place, type Position } from '@enerabi/shared/geography';
import {
  around,
  isInside,
  labelled,
  type NamedSpot,
  type Rectangle,
  type Spot,
  textBox,
} from '../labels/labels.rules.ts';
import { type MarkName, markOf } from '../marks/facility-marks.ts';
import { stepsIn } from '../picture/lines.rules.ts';
import { picture } from './neighbourhood-size.ts';

/** The neighbourhood of a facility, ready to be drawn. */
export interface Neighbourhood {
  /** One SVG path for all lines. */
  railways: string;
  rings: { metres: number; radius: number }[];
  stations: NamedSpot[];
  others: (Spot & { mark: MarkName })[];
}

const [leastMetres, usualMetres, mostMetres] = [600, 1_200, 2_500];
/** From the middle to the upper edge, minus a margin. */
const reach = picture.height / 2 - 14;
const ringMetres = [250, 500, 1_000, 2_000];
const shownStations = 6;

/** The box of all stations that a picture could show. */
export function boxOfNeighbourhood({ latitude, longitude }: Place): Box {
  const up = (mostMetres * 1.2) / metresPerDegree;
  const aside = (up * picture.width) / picture.height / Math.cos((latitude * Math.PI) / 180);
  const rounded = (value: number): number => Number(value.toFixed(5));
  return {
    south: rounded(latitude - up),
    west: rounded(longitude - aside),
    north: rounded(latitude + up),
    east: rounded(longitude + aside),
  };
}

/** Metres to the east and to the south; in so small an area the earth counts as flat. */
const metresFrom = (middle: Place, { latitude, longitude }: Place): Spot => ({
  x: (longitude - middle.longitude) * metresPerDegree * Math.cos((middle.latitude * Math.PI) / 180),
  y: (middle.latitude - latitude) * metresPerDegree,
});

const distance = ({ x, y }: Spot): number => Math.hypot(x, y);

export type NearFacility = Pick<FacilitySummary, 'latitude' | 'longitude' | 'facility_type'>;

/**
 * Chooses the scale so that the nearest station is on the picture.
 * @returns undefined if nothing known is near: rings around a mark alone would say nothing
 */
export function neighbourhoodOf(
  middle: Place,
  { stations, railways = [] }: Pick<MapPlaces, 'stations' | 'railways'>,
  facilities: readonly NearFacility[],
): Neighbourhood | undefined {
  const stops = stations
    .map((station) => ({ name: station.name, at: metresFrom(middle, station) }))
    .sort((one, other) => distance(one.at) - distance(other.at));
  const nearest = stops[0] && distance(stops[0].at);
  const metres =
    nearest === undefined || nearest > mostMetres
      ? usualMetres
      : Math.max(leastMetres, Math.min(nearest * 1.3, mostMetres));
  const scale = reach / metres;
  const spotOf = ({ x, y }: Spot): Spot => ({ x: Math.round(x * scale), y: Math.round(y * scale) });
  const rings = ringMetres
    .filter((ring) => ring <= metres && ring >= metres / 3)
    .map((ring) => ({ metres: ring, radius: Math.round(ring * scale) }));
  const others = facilities.flatMap(({ latitude, longitude, facility_type }) => {
    if (latitude === null || longitude === null) return [];
    const spot = spotOf(metresFrom(middle, { latitude, longitude }));
    return isInside(around(spot, 8), picture) ? [{ ...spot, mark: markOf(facility_type) }] : [];
  });
  const named = labelled(
    stops.map(({ name, at }) => ({ name, ...spotOf(at) })),
    [around({ x: 0, y: 0 }, 18), ...rings.map(({ radius }) => ringLabel(radius))],
    { size: picture, most: shownStations },
  );
  if (named.length + others.length === 0) return undefined;
  const line = railways.flatMap(({ paths }) =>
    paths.map((path) =>
      path.map(([longitude, latitude]): Position => {
        const { x, y } = spotOf(metresFrom(middle, { latitude, longitude }));
        return [x, y];
      }),
    ),
  );
  return { rings, stations: named, others, railways: stepsIn(line, picture, finest) };
}

/** Units of the picture. */
const finest = 2;

const ringLabel = (radius: number): Rectangle => textBox({ x: 0, y: radius }, 3);
