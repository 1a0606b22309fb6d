import { searchText } from '@enerabi/shared/japanese';
import type { StationRecord } from '@enerabi/shared/server/records';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';

type Place = Pick<StationRecord, 'name' | 'latitude' | 'longitude'>;

/** Half the side of a box, in degrees: 300 m, and 1.5 km for a station of the same name. */
const here = { latitude: 0.0027, longitude: 0.0033 };
const sameName = { latitude: 0.0135, longitude: 0.0165 };
const cell = 0.02;

const cellOf = (degrees: number) => Math.floor(degrees / cell);

/**
 * Checks whether a real station is where a demonstration station would be: within 300 m under any name (なんば, 難波), or
 * within 1.5 km under the same name.
 * @param real stations with a source other than the demonstration data
 */
export function duplicateOf(real: readonly Place[]): (station: Place) => boolean {
  const cells = new Map<string, (Place & { searched: string })[]>();
  for (const { name, latitude, longitude } of real) {
    const key = `${cellOf(latitude)} ${cellOf(longitude)}`;
    const neighbours = cells.get(key) ?? [];
    neighbours.push({ name, latitude, longitude, searched: searchText(name) });
    cells.set(key, neighbours);
  }
  const around = ({ latitude, longitude }: Place) =>
    [-1, 0, 1].flatMap((north) =>
      [-1, 0, 1].flatMap(
        (east) => cells.get(`${cellOf(latitude) + north} ${cellOf(longitude) + east}`) ?? [],
      ),
    );
  return (station) => {
    const searched = searchText(station.name);
    return around(station).some((other) => {
      const reach = other.searched === searched ? sameName : here;
      return (
        Math.abs(other.latitude - station.latitude) <= reach.latitude &&
        Math.abs(other.longitude - station.longitude) <= reach.longitude
      );
    });
  };
}

/** Removes demonstration stations, and lines that have none left. */
export async function removeStations(db: Kysely<Schema>, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`delete from railway_station where is_demo and id = any(${ids}::int[])`.execute(db);
  await sql`
    delete from railway_line line
    where not exists (select from railway_station station where station.line_id = line.id)
  `.execute(db);
}
