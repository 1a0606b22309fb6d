import { metresBetween } from '@enerabi/shared/geography';
import type { FacilityRecord } from '@enerabi/shared/server/records';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { areAlike } from './alike-names.ts';

/** How far apart two lists may place the same building. */
const nearMetres = 50;
/** 50 m and a little more, in degrees of latitude and in those of longitude anywhere in Japan. */
const box = { latitude: 0.0005, longitude: 0.00065 };
const mostNeighbours = 8;

/** A known facility that a new record seems to describe. */
export interface LikelyDuplicate {
  record: FacilityRecord;
  name: string;
  path_name: string;
  /** Why they seem to be the same. */
  why: string;
}

interface Neighbour {
  at: number;
  name: string;
  path_name: string;
  latitude: number | null;
  longitude: number | null;
}

/** At most one for each record, among the database's facilities of other files and with other keys. */
export async function likelyDuplicates(
  db: Kysely<Schema>,
  records: readonly FacilityRecord[],
): Promise<LikelyDuplicate[]> {
  const near = Map.groupBy(await neighbours(db, records), ({ at }) => at);
  return records.flatMap((record, at) => {
    for (const { name, path_name, ...place } of near.get(at) ?? []) {
      const why = sameness(record, place);
      if (why && areAlike(record.name, name)) return [{ record, name, path_name, why }];
    }
    return [];
  });
}

function sameness(
  { latitude, longitude }: FacilityRecord,
  known: Pick<Neighbour, 'latitude' | 'longitude'>,
): string | null {
  const isPlaced = latitude != null && longitude != null;
  if (!isPlaced || known.latitude === null || known.longitude === null) return 'at the same address';
  const metres = metresBetween({ latitude, longitude }, known as { latitude: number; longitude: number });
  return metres <= nearMetres ? `${Math.round(metres)} m away` : null;
}

/** A dry run may use a database that is not migrated yet. */
async function knowsPlots(db: Kysely<Schema>): Promise<boolean> {
  const { rows } = await sql<{ is_there: boolean }>`
    select to_regprocedure('plot_of(text)') is not null as is_there
  `.execute(db);
  return rows[0]?.is_there ?? false;
}

async function neighbours(db: Kysely<Schema>, records: readonly FacilityRecord[]): Promise<Neighbour[]> {
  const wanted = records.map(({ latitude, longitude, address }, at) => ({
    at,
    latitude,
    longitude,
    address,
  }));
  if (wanted.length === 0 || !(await knowsPlots(db))) return [];
  const incoming = sql`jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb)
    as wanted (at integer, latitude float8, longitude float8, address text)`;
  const { rows } = await sql<Neighbour>`
    select wanted.at, near.* from ${incoming} cross join lateral (
      select name, path_name, latitude, longitude from facility
      where is_published and latitude is not null and wanted.latitude is not null
        and point(longitude * 0.81, latitude) <@ box(
          point((wanted.longitude - ${box.longitude}) * 0.81, wanted.latitude - ${box.latitude}),
          point((wanted.longitude + ${box.longitude}) * 0.81, wanted.latitude + ${box.latitude}))
      limit ${mostNeighbours}
    ) near
    union all
    select wanted.at, same.* from ${incoming} cross join lateral (
      select name, path_name, latitude, longitude from facility
      where plot_of(facility.address) = plot_of(wanted.address) and plot_of(facility.address) is not null
        and (latitude is null or wanted.latitude is null)
      limit ${mostNeighbours}
    ) same
    order by 1
  `.execute(db);
  return rows;
}
