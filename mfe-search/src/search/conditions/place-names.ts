import { usualWalkMinutes } from '@enerabi/shared/constants';
import type { RailwayStations } from '@enerabi/shared/contract';
import { prefectureByCode } from '@enerabi/shared/kernel';
import { copy } from './place-names.copy.ts';

/** Names of the codes and ids in an address. */
export interface Names {
  municipalities: { municipality_code: string; municipality_name: string }[];
  stations: Pick<RailwayStations['stations'][number], 'station_id' | 'name' | 'line_name'>[];
}
export const noNames: Names = { municipalities: [], stations: [] };

export const municipalityName = (code: string, { municipalities }: Names): string =>
  municipalities.find(({ municipality_code }) => municipality_code === code)?.municipality_name ??
  copy.unknownMunicipality(code);

export function stationName(
  id: number,
  { walk_minutes = usualWalkMinutes }: { walk_minutes?: number },
  { stations }: Names,
): string {
  const name = stations.find(({ station_id }) => station_id === id)?.name;
  return name ? copy.station(name, walk_minutes) : copy.unknownStation(id);
}

interface Place {
  /** Codes of prefectures. */
  areas: readonly string[];
  municipalities: readonly string[];
  station_ids: readonly number[];
}

/** Names where a list is. A single municipality or station is named; several are named by their prefectures. */
export function whereText({ areas, municipalities, station_ids }: Place, names = noNames): string {
  const [station, ...others] = names.stations;
  if (station && station_ids.length > 0 && others.every(({ name }) => name === station.name))
    return copy.around(station.name);
  const known = names.municipalities.find(({ municipality_code }) => municipality_code === municipalities[0]);
  if (known && municipalities.length === 1) return known.municipality_name;
  return areas.map((area) => prefectureByCode(area)?.name ?? '').join('・') || copy.everywhere;
}
