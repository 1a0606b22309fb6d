import { type Kysely, sql, type Transaction } from 'kysely';
import { dayInJapan } from '../clock/japan.ts';
import type { Schema } from '../db/schema.ts';
import type { FacilityRecord } from './facility.record.ts';
import { contentHash, facilityRow } from './facility.row.ts';
import { type ChangedFacility, writeFacilities } from './facility.writes.ts';

export interface SavedFacilities {
  created: number;
  updated: number;
  unchanged: number;
}

export interface SaveOptions {
  /** Records a statement takes; each batch is a transaction of its own, unless `db` is one. Default 1000. */
  batch?: number;
  /** Default: now. */
  now?: Date;
}

/** Two records of one call have the same import key; which of them is true is for the caller to say. */
export class DuplicateFacilityError extends Error {
  override name = 'DuplicateFacilityError';
}

/**
 * Creates or updates facilities by import key, all with a handful of statements a batch. A record that says what the
 * database already knows writes nothing. In a transaction passed as `db` all batches are one unit.
 * @throws DuplicateFacilityError where `records` has an import key twice; nothing is written then
 * @throws the driver's error where a record breaks a constraint; the batch it is in is not written
 */
export async function saveFacilities(
  db: Kysely<Schema>,
  records: readonly FacilityRecord[],
  { batch = 1000, now = new Date() }: SaveOptions = {},
): Promise<SavedFacilities> {
  refuseDuplicates(records);
  const saved: SavedFacilities = { created: 0, updated: 0, unchanged: 0 };
  for (let from = 0; from < records.length; from += batch) {
    const slice = records.slice(from, from + batch);
    const one = db.isTransaction
      ? await saveBatch(db as Transaction<Schema>, slice, now)
      : await db.transaction().execute((transaction) => saveBatch(transaction, slice, now));
    saved.created += one.created;
    saved.updated += one.updated;
    saved.unchanged += one.unchanged;
  }
  return saved;
}

/** What `saveFacilities` would do with these records; one query, nothing written. */
export async function compareFacilities(
  db: Kysely<Schema>,
  records: readonly FacilityRecord[],
): Promise<SavedFacilities> {
  const known = await knownHashes(db, records);
  const compared: SavedFacilities = { created: 0, updated: 0, unchanged: 0 };
  for (const record of records) {
    const hash = known.get(keyOf(record));
    if (hash === undefined) compared.created += 1;
    else if (hash === contentHash(record)) compared.unchanged += 1;
    else compared.updated += 1;
  }
  return compared;
}

const keyOf = (record: FacilityRecord) => `${record.import_municipality_code} ${record.import_id}`;

function refuseDuplicates(records: readonly FacilityRecord[]): void {
  const seen = new Set<string>();
  for (const record of records) {
    const key = keyOf(record);
    if (seen.has(key)) throw new DuplicateFacilityError(`The facility ${key} is there twice.`);
    seen.add(key);
  }
}

async function saveBatch(
  db: Transaction<Schema>,
  records: readonly FacilityRecord[],
  now: Date,
): Promise<SavedFacilities> {
  const known = await knownHashes(db, records);
  const today = dayInJapan(now);
  const changed: ChangedFacility[] = [];
  for (const record of records) {
    const hash = contentHash(record);
    if (known.get(keyOf(record)) !== hash) changed.push({ record, row: facilityRow(record, hash, today) });
  }
  if (changed.length === 0) return { created: 0, updated: 0, unchanged: records.length };
  const created = await writeFacilities(db, changed);
  return { created, updated: changed.length - created, unchanged: records.length - changed.length };
}

async function knownHashes(db: Kysely<Schema>, records: readonly FacilityRecord[]) {
  const codes = records.map((record) => record.import_municipality_code);
  const ids = records.map((record) => record.import_id);
  const { rows } = await sql<{ key: string; content_hash: string }>`
    select import_municipality_code || ' ' || import_id as key, content_hash from facility
    where (import_municipality_code, import_id) in (select * from unnest(${codes}::text[], ${ids}::text[]))
  `.execute(db);
  return new Map(rows.map(({ key, content_hash }) => [key, content_hash]));
}
