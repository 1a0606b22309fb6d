import type { FacilityRecord } from '@enerabi/shared/server/records';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';

/** The source of such a position. */
const positionOfPlot = 'same_plot';

/**
 * Gives facilities without a position the one of another facility at the same plot, by its published address. Other
 * addresses get none: a town or a ward is an area, and the map would show a false place.
 */
export async function withPositions(
  db: Kysely<Schema>,
  records: readonly FacilityRecord[],
): Promise<FacilityRecord[]> {
  const wanted = records.flatMap(({ latitude, address }, at) => (latitude == null ? [{ at, address }] : []));
  if (wanted.length === 0) return [...records];
  const { rows } = await sql<{ at: number; latitude: number; longitude: number }>`
    select wanted.at, known.latitude, known.longitude
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as wanted (at integer, address text)
    cross join lateral (
      select latitude, longitude from facility
      where plot_of(facility.address) = plot_of(wanted.address) and plot_of(facility.address) is not null
        and position_source = 'published' and latitude is not null
      order by id limit 1
    ) known
  `.execute(db);
  const found = new Map(rows.map(({ at, ...position }) => [at, position]));
  return records.map((record, at) => {
    const position = found.get(at);
    return position ? { ...record, ...position, position_source: positionOfPlot } : record;
  });
}
