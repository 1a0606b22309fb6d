import type { SearchSuggestions } from '@enerabi/shared/contract';
import type { Place } from '@enerabi/shared/geography';
import { stationSearchText } from '@enerabi/shared/japanese';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../platform/db/schema.ts';
import { stationsReadAs } from './place-readings.ts';

/** Positions of the given stations, without unknown ids. */
export async function findStationPlaces(db: Kysely<Schema>, ids: readonly number[]): Promise<Place[]> {
  return (await stationPlacesQuery(ids).execute(db)).rows;
}

export const stationPlacesQuery = (ids: readonly number[]) => sql<Place>`
  select distinct latitude, longitude from railway_station where id = any(${ids}::integer[])
`;

type Station = SearchSuggestions['stations'][number];

/**
 * Stations whose name, or whose reading if it is known, begins with a word: first those of the prefecture, then shorter
 * names first. A station of several lines is one.
 * @param word in search form
 */
export async function findStationsLike(
  db: Kysely<Schema>,
  word: string,
  area: string | undefined,
  limit: number,
): Promise<Station[]> {
  return (await stationsLikeQuery(word, area, limit).execute(db)).rows;
}

export const stationsLikeQuery = (word: string, area: string | undefined, limit: number) => {
  const name = stationSearchText(word);
  return sql<Station>`
    select array_agg(station.id order by station.id) as station_ids, min(station.name) as name,
      array_agg(distinct line.name order by line.name) as lines, station.prefecture_code,
      avg(station.latitude)::float8 as latitude, avg(station.longitude)::float8 as longitude
    from railway_station station join railway_line line on line.id = station.line_id
    where (station.search_name >= ${name} and station.search_name < ${`${name}\u{10ffff}`})
      or station.search_name = any(${stationsReadAs(word)}::text[])
    group by station.search_name, station.prefecture_code
    order by station.prefecture_code is distinct from ${area ?? null}, length(station.search_name),
      count(*) desc, station.search_name, station.prefecture_code
    limit ${limit}
  `;
};
