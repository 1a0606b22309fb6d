import { type LineStation, lineStations } from '@enerabi/gazetteer/railways';
import { stationKey } from '@enerabi/shared/server/records';
import type { Kysely } from 'kysely';
import { type KnownStation, knownStations } from '../catalogue/railway/known-stations.queries.ts';
import { writeStations } from '../catalogue/railway/station.writes.ts';
import { duplicateOf } from '../catalogue/railway/station-duplicates.ts';
import { takeAdvisoryLock } from '../platform/db/advisory-locks.ts';
import type { Schema } from '../platform/db/schema.ts';

/** Our positions are rounded from it (decision 020), and its publisher asks for the credit. */
const credit = { name: '国土数値情報（鉄道データ）（国土交通省）', url: null, licence: null };

/**
 * Adds main lines and stations of our own list, if neither they nor real ones exist. A second run adds nothing.
 * @returns how many stations were added, or undefined if none is missing
 */
export async function loadRailways(db: Kysely<Schema>): Promise<number | undefined> {
  if (missing(await knownStations(db)).length === 0) return undefined;
  return db.transaction().execute(async (transaction) => {
    await takeAdvisoryLock(transaction, 'stations');
    const added = missing(await knownStations(transaction));
    await writeStations(transaction, added, { source: credit, isDemo: true });
    return added.length;
  });
}

function missing(known: readonly KnownStation[]): LineStation[] {
  const there = new Set(known.map(stationKey));
  const isDouble = duplicateOf(known.filter(({ is_demo }) => !is_demo));
  return lineStations.filter((station) => !there.has(stationKey(station)) && !isDouble(station));
}
