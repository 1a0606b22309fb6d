import type { MapQuery } from '@enerabi/shared/contract';
import { type RawBuilder, sql } from 'kysely';
import { cellWidth, stretch } from '../map.rules.ts';
import { type DocumentSource, distanceTo, everyFacility, matches } from './plain-scan.ts';

export interface ScannedMap {
  total: number;
  ids: number[];
  /** The number of facilities in each cell of the map. */
  cells: number[];
}

/**
 * The search within a map's bounds in plain SQL that scans all facilities.
 * @param codes of `municipalities` with their wards
 */
export function scanMapQuery(
  { south, west, north, east, zoom, page, limit, ...query }: MapQuery,
  now: Date,
  codes: readonly string[],
  source: DocumentSource = everyFacility,
): RawBuilder<ScannedMap> {
  const width = cellWidth({ south, west, north, east }, zoom);
  const [latitude = (south + north) / 2, longitude = (west + east) / 2] =
    query.commute_from?.split(',').map(Number) ?? [];
  const middle = { search_target_lat: latitude, search_target_lng: longitude };
  return sql<ScannedMap>`
    with found as (
      select document.*, ${distanceTo(middle)} as distance from ${source.documents}
      where ${matches(query, now, codes, source)}
        and latitude between ${south}::float8 and ${north}::float8
        and longitude between ${west}::float8 and ${east}::float8
    ),
    page as (
      select facility_id, row_number() over (order by distance, sort_kana, facility_id) as place from found
      order by place limit ${limit} offset ${(page - 1) * limit}
    ),
    cell as (
      select count(*) as facilities, avg(latitude), avg(longitude), min(latitude), min(longitude), max(latitude),
        max(longitude)
      from found group by floor(longitude / ${width}::float8), floor(latitude * ${stretch}::float8 / ${width}::float8)
    )
    select (select count(*)::integer from found) as total,
      (select coalesce(json_agg(facility_id order by place), '[]') from page) as ids,
      (select coalesce(json_agg(facilities), '[]') from cell) as cells
  `;
}
