import type { MapPlaces } from '@enerabi/shared/contract';
import { type Position, piecesIn } from '@enerabi/shared/geography';
import type { LineStations, NamedPlace } from './map-place.queries.ts';
import { railwayPaths } from './railway-paths.rules.ts';

export interface MapQuery {
  south: number;
  west: number;
  north: number;
  east: number;
  zoom: number;
}

/** More would not fit on a screen. */
const most = 150;
/** On a wider view, the stations of a city would cover it. */
const stationsFrom = 11;

/** From farther away, railways would cover the land. */
const railwaysFrom = 8;
const widestWithRailways = 6;
/** Stations closer than this share of the box's width are one point of a line. */
const finestShare = 1 / 300;

/** A line as it is drawn. */
export interface RailwayPaths {
  name: string;
  paths: Position[][];
}

export const railwaysOf = (lines: readonly LineStations[]): RailwayPaths[] =>
  lines.map(({ name, stations }) => ({ name, paths: railwayPaths(stations) }));

/** @param municipalities and stations by weight, heaviest first */
export function placesOn(
  query: MapQuery,
  municipalities: readonly NamedPlace[],
  stations: readonly NamedPlace[],
  railways: readonly RailwayPaths[],
): MapPlaces {
  const inBox = ({ latitude, longitude }: NamedPlace): boolean =>
    latitude >= query.south && latitude <= query.north && longitude >= query.west && longitude <= query.east;
  const shown = (places: readonly NamedPlace[]) => places.filter(inBox).slice(0, most);
  return {
    municipalities: shown(municipalities).map(({ name, latitude, longitude }) => ({
      municipality_name: name,
      latitude,
      longitude,
    })),
    stations: (query.zoom < stationsFrom ? [] : shown(stations)).map(({ name, latitude, longitude }) => ({
      name,
      latitude,
      longitude,
    })),
    railways: railwaysOn(query, railways),
  };
}

function railwaysOn(query: MapQuery, railways: readonly RailwayPaths[]): RailwayPaths[] {
  const width = query.east - query.west;
  if (query.zoom < railwaysFrom || width > widestWithRailways || query.north <= query.south) return [];
  return railways
    .map(({ name, paths }) => ({
      name,
      paths: paths.flatMap((path) => piecesIn(path, query, width * finestShare)),
    }))
    .filter(({ paths }) => paths.length > 0);
}
