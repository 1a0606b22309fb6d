import type { ListQuery } from '@enerabi/shared/contract';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { nextBookingTimesQuery } from '../../visits/slots/booking-times.queries.ts';
import { changesQuery, documentsQuery, nextDocumentsQuery } from '../facilities/facility-document.queries.ts';
import { summariesQuery } from '../facilities/facility-summary.queries.ts';
import { stationPlacesQuery, stationsLikeQuery } from '../station.queries.ts';
import { scanCountsQuery } from './plain-counts.ts';
import { scanQuery } from './plain-scan.ts';

/** Ids, a transaction and a time of the database. */
interface Known {
  facilityIds: readonly number[];
  stationIds: readonly number[];
  /** Number of facilities. */
  size: number;
  horizon: number;
  now: Date;
}

type Statements = Record<string, RawBuilder<unknown>>;

/** All statements that a search sends to the database. */
export const askedStatements = ({ facilityIds, stationIds, size, horizon }: Known): Statements => ({
  'The facilities of a page': summariesQuery(facilityIds),
  'What has changed': changesQuery(horizon),
  'Facilities that have changed': documentsQuery(facilityIds),
  'The next facilities, while all are read': nextDocumentsQuery(size / 2, 2_000),
  'When visits can be booked, while all are read': nextBookingTimesQuery(size / 2, 20_000),
  'Where stations are': stationPlacesQuery(stationIds),
  'Stations that begin with a word': stationsLikeQuery('しふ', '130001', 4),
});

const first = { sort: 'standard', page: 1, limit: 20, walk_minutes: 15 } as const;
const scanned: Record<string, ListQuery> = {
  'A keyword of one character': { ...first, keyword: '森' },
  'A keyword of three characters': { ...first, keyword: 'さくら' },
  'The last page of the country': { ...first, page: 50_000 },
  'The nearest': { ...first, search_target_lat: 35.681, search_target_lng: 139.767 },
};

/** Statements of a search without the index in memory. */
export const unaskedStatements = ({ now }: Pick<Known, 'now'>): Statements => ({
  ...Object.fromEntries(Object.entries(scanned).map(([name, one]) => [name, scanQuery(one, now, [])])),
  'Counts of every condition in a prefecture': scanCountsQuery({ area: '130001', walk_minutes: 15 }, now, []),
});

/** The same for a database with demonstration data. */
export async function knownOf(db: Kysely<Schema>, now: Date): Promise<Known> {
  const { rows } = await sql<Omit<Known, 'now'>>`
    select (select count(*)::integer from facility) as size,
      (select json_agg(id) from (select id from facility order by md5(id::text) limit 20) chosen) as "facilityIds",
      (select json_agg(id) from (select id from railway_station order by id limit 5) chosen) as "stationIds",
      pg_snapshot_xmin(pg_current_snapshot())::text::bigint as horizon
  `.execute(db);
  return { ...(rows[0] as Omit<Known, 'now'>), now };
}

/** @returns the server's plan of a statement that it ran */
export async function planOf(db: Kysely<Schema>, statement: RawBuilder<unknown>): Promise<string> {
  const { rows } = await sql<{ 'QUERY PLAN': string }>`explain (analyze, buffers) ${statement}`.execute(db);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}
