import type { MapPlaces } from '@enerabi/shared/contract';
import type { NamedPlace } from './map-place.queries.ts';

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

/** @param municipalities and stations by weight, heaviest first */
export function placesOn(
  query: MapQuery,
  municipalities: readonly NamedPlace[],
  stations: readonly NamedPlace[],
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
  };
}
