import type { VisitPlans } from '@enerabi/shared/contract';
import { stationSearchText } from '@enerabi/shared/japanese';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import type { FacilityRow } from './planned-facilities.queries.ts';

type StartingPoint = NonNullable<VisitPlans['starting_point']>;

/** Degrees. */
interface Position {
  latitude: number;
  longitude: number;
}

/** The mean position of the facilities whose position is known. */
export function middleOf(rows: readonly Pick<FacilityRow, 'latitude' | 'longitude'>[]): Position | undefined {
  const known = rows.filter((row): row is Position => row.latitude !== null && row.longitude !== null);
  if (known.length === 0) return undefined;
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / known.length;
  return {
    latitude: mean(known.map(({ latitude }) => latitude)),
    longitude: mean(known.map(({ longitude }) => longitude)),
  };
}

/** Squared, in degrees of latitude: enough to compare what is near. */
const distanceFrom = ({ latitude, longitude }: Position) => {
  const across = Math.cos((latitude * Math.PI) / 180);
  return sql`power(latitude - ${latitude}, 2) + power((longitude - ${longitude}) * ${across}, 2)`;
};

/**
 * The station of a name as somebody types it, with or without 駅. Of several, that nearest to the facilities; lines that
 * stop at it in the same prefecture are one station.
 */
export async function findStation(
  db: Kysely<Schema>,
  typed: string,
  middle: Position | undefined,
): Promise<StartingPoint | null> {
  const { rows } = await sql<StartingPoint>`
    select min(station.name) as name, array_agg(distinct line.name order by line.name) as lines,
      avg(latitude) as latitude, avg(longitude) as longitude
    from railway_station station join railway_line line on line.id = station.line_id
    where station.search_name = ${stationSearchText(typed)}
    group by station.prefecture_code
    order by ${middle ? sql`min(${distanceFrom(middle)})` : sql`count(*) desc`}, station.prefecture_code
    limit 1
  `.execute(db);
  return rows[0] ?? null;
}

/** A list from which somebody picks. */
const mostNearby = 30;
/** Degrees: some eleven kilometres to the north and the south. */
const nearby = 0.1;

/** The stations around the facilities, the nearest first; several of one name are one. */
export async function findNearbyStations(
  db: Kysely<Schema>,
  middle: Position | undefined,
): Promise<VisitPlans['nearby_stations']> {
  if (!middle) return [];
  const { latitude, longitude } = middle;
  const { rows } = await sql<VisitPlans['nearby_stations'][number]>`
    select name, avg(latitude) as latitude, avg(longitude) as longitude from railway_station
    where latitude between ${latitude - nearby} and ${latitude + nearby}
      and longitude between ${longitude - nearby} and ${longitude + nearby}
    group by name order by min(${distanceFrom(middle)}), name limit ${mostNearby}
  `.execute(db);
  return rows;
}
