import type { FacilityRecord } from '@enerabi/shared/server/records';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';

/** How such a position is known. */
const positionOfPlot = 'same_plot';

/**
 * Gives facilities without a position that of another facility whose published address goes down to the same plot. No
 * other address has one here: a town or a ward is a whole area, and the map would claim a place that nobody told.
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
