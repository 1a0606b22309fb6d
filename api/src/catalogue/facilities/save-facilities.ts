import { dayInJapan } from '@enerabi/shared/clock';
import type { FacilityRecord } from '@enerabi/shared/server/records';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { followClasses } from './child-classes.writes.ts';
import { contentHash, facilityRow } from './facility.row.ts';
import { type ChangedFacility, writeFacilities } from './facility.writes.ts';
import { type KnownFacility, keyOf, knownRecords } from './merge/known-records.queries.ts';
import { emptiedFacts, mergeRecord, type Unreported } from './merge/merge-record.rules.ts';
import { isSameRecord } from './merge/same-record.rules.ts';

export interface SavedFacilities {
  created: number;
  updated: number;
  unchanged: number;
}

/** Facts that a record does not report; undefined: the record replaces all that is known of its facility. */
export type UnreportedOf = (record: FacilityRecord) => Unreported | undefined;

export interface SaveOptions {
  /** Records per statement; each batch is a transaction of its own, unless `db` is one. Default 1000. */
  batch?: number;
  /** Default: now. */
  now?: Date;
  /** Facts that each record does not report, whose known values stay. Default: records replace all that is known. */
  unreportedOf?: UnreportedOf;
}

/** The changes that saving records would make. */
export interface FacilityPreview extends SavedFacilities {
  newRecords: FacilityRecord[];
  /** Facts that are known and would be lost. */
  emptied: { record: FacilityRecord; facts: string[] }[];
}

/** Two records of one call have the same import key; the caller must decide which is true. */
export class DuplicateFacilityError extends Error {
  override name = 'DuplicateFacilityError';
}

/**
 * Creates or updates facilities by import key, with a handful of statements per batch. A record that changes nothing
 * is not written. If `db` is a transaction, all batches are one unit.
 * @throws DuplicateFacilityError if `records` has an import key twice; nothing is written then
 * @throws the driver's error if a record breaks a constraint; its batch is not written
 */
export async function saveFacilities(
  db: Kysely<Schema>,
  records: readonly FacilityRecord[],
  { batch = 1000, now = new Date(), unreportedOf = () => undefined }: SaveOptions = {},
): Promise<SavedFacilities> {
  refuseDuplicates(records);
  const saved: SavedFacilities = { created: 0, updated: 0, unchanged: 0 };
  for (let from = 0; from < records.length; from += batch) {
    const slice = records.slice(from, from + batch);
    const one = db.isTransaction
      ? await saveBatch(db as Transaction<Schema>, slice, now, unreportedOf)
      : await db.transaction().execute((transaction) => saveBatch(transaction, slice, now, unreportedOf));
    saved.created += one.created;
    saved.updated += one.updated;
    saved.unchanged += one.unchanged;
  }
  return saved;
}

/** Finds out what `saveFacilities` would do with these records, without writing. */
export async function previewFacilities(
  db: Kysely<Schema>,
  records: readonly FacilityRecord[],
  unreportedOf: UnreportedOf,
): Promise<FacilityPreview> {
  const changes = await changesOf(db, records, unreportedOf);
  const created = changes.filter(({ isNew }) => isNew);
  return {
    created: created.length,
    updated: changes.length - created.length,
    unchanged: records.length - changes.length,
    newRecords: created.map(({ record }) => record),
    emptied: changes.flatMap(({ known, record }) => {
      const facts = known ? emptiedFacts(known.record, record) : [];
      return facts.length > 0 ? [{ record, facts }] : [];
    }),
  };
}

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
  unreportedOf: UnreportedOf,
): Promise<SavedFacilities> {
  const today = dayInJapan(now);
  const changes = await changesOf(db, records, unreportedOf);
  const changed = changes.map(
    ({ record }): ChangedFacility => ({ record, row: facilityRow(record, contentHash(record), today) }),
  );
  if (changed.length === 0) return { created: 0, updated: 0, unchanged: records.length };
  const created = await writeFacilities(db, changed);
  const merged = changes.flatMap(({ known }) => (known ? [known.id] : []));
  if (merged.length > 0) await followClasses(db, merged);
  return { created, updated: changed.length - created, unchanged: records.length - changed.length };
}

/** A facility that is new, or that the database has with other facts. */
interface Change {
  isNew: boolean;
  /** The known facts that were merged into the record. */
  known: KnownFacility | undefined;
  /** The record replaces all that is known. */
  record: FacilityRecord;
}

/**
 * The records that change something. The database stores a hash of all that is known of a facility: a record with the
 * same hash changes nothing, whatever it does not report; only the others are read.
 */
async function changesOf(
  db: Kysely<Schema>,
  records: readonly FacilityRecord[],
  unreportedOf: UnreportedOf,
): Promise<Change[]> {
  const hashes = await knownHashes(db, records);
  const differing = records.filter((record) => hashes.get(keyOf(record)) !== contentHash(record));
  const toMerge = differing.filter((record) => hashes.has(keyOf(record)) && unreportedOf(record));
  const known = await knownRecords(db, toMerge);
  return differing.flatMap((record): Change[] => {
    const unreported = unreportedOf(record);
    const facility = known.get(keyOf(record));
    if (!facility || !unreported) return [{ isNew: !hashes.has(keyOf(record)), known: undefined, record }];
    const merged = mergeRecord(facility.record, record, unreported);
    return isSameRecord(facility, merged) ? [] : [{ isNew: false, known: facility, record: merged }];
  });
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
