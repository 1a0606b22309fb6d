import { dayInJapan } from '@enerabi/shared/clock';
import type { FacilityRecord } from '@enerabi/shared/server/records';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { followClasses } from './child-classes.writes.ts';
import { contentHash, facilityRow } from './facility.row.ts';
import { type ChangedFacility, writeFacilities } from './facility.writes.ts';
import { type KnownFacility, keyOf, knownRecords } from './merge/known-records.queries.ts';
import { emptiedFacts, mergeRecord, type Silence } from './merge/merge-record.rules.ts';
import { isSameRecord } from './merge/same-record.rules.ts';

export interface SavedFacilities {
  created: number;
  updated: number;
  unchanged: number;
}

/** Facts that a record is silent about; undefined: it is the whole truth about its facility. */
export type SilenceOf = (record: FacilityRecord) => Silence | undefined;

export interface SaveOptions {
  /** Records a statement takes; each batch is a transaction of its own, unless `db` is one. Default 1000. */
  batch?: number;
  /** Default: now. */
  now?: Date;
  /** Facts that each record is silent about, which stay as they are known. Default: records are the whole truth. */
  silenceOf?: SilenceOf;
}

/** The changes that saving some records would make. */
export interface FacilityPreview extends SavedFacilities {
  newRecords: FacilityRecord[];
  /** Facts that are known and would be no more. */
  emptied: { record: FacilityRecord; facts: string[] }[];
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
  { batch = 1000, now = new Date(), silenceOf = () => undefined }: SaveOptions = {},
): Promise<SavedFacilities> {
  refuseDuplicates(records);
  const saved: SavedFacilities = { created: 0, updated: 0, unchanged: 0 };
  for (let from = 0; from < records.length; from += batch) {
    const slice = records.slice(from, from + batch);
    const one = db.isTransaction
      ? await saveBatch(db as Transaction<Schema>, slice, now, silenceOf)
      : await db.transaction().execute((transaction) => saveBatch(transaction, slice, now, silenceOf));
    saved.created += one.created;
    saved.updated += one.updated;
    saved.unchanged += one.unchanged;
  }
  return saved;
}

/** Finds out what `saveFacilities` would do with these records; nothing is written. */
export async function previewFacilities(
  db: Kysely<Schema>,
  records: readonly FacilityRecord[],
  silenceOf: SilenceOf,
): Promise<FacilityPreview> {
  const changes = await changesOf(db, records, silenceOf);
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
  silenceOf: SilenceOf,
): Promise<SavedFacilities> {
  const today = dayInJapan(now);
  const changes = await changesOf(db, records, silenceOf);
  const changed = changes.map(
    ({ record }): ChangedFacility => ({ record, row: facilityRow(record, contentHash(record), today) }),
  );
  if (changed.length === 0) return { created: 0, updated: 0, unchanged: records.length };
  const created = await writeFacilities(db, changed);
  const merged = changes.flatMap(({ known }) => (known ? [known.id] : []));
  if (merged.length > 0) await followClasses(db, merged);
  return { created, updated: changed.length - created, unchanged: records.length - changed.length };
}

/** A facility that is new, or that the database knows otherwise. */
interface Change {
  isNew: boolean;
  /** The known facts that the record was merged with. */
  known: KnownFacility | undefined;
  /** The whole truth. */
  record: FacilityRecord;
}

/**
 * The records that say something new. The hash in the database is that of all that is known of a facility: a record of
 * the same hash changes nothing, whatever it is silent about; only the others are read.
 */
async function changesOf(
  db: Kysely<Schema>,
  records: readonly FacilityRecord[],
  silenceOf: SilenceOf,
): Promise<Change[]> {
  const hashes = await knownHashes(db, records);
  const differing = records.filter((record) => hashes.get(keyOf(record)) !== contentHash(record));
  const toMerge = differing.filter((record) => hashes.has(keyOf(record)) && silenceOf(record));
  const known = await knownRecords(db, toMerge);
  return differing.flatMap((record): Change[] => {
    const silence = silenceOf(record);
    const facility = known.get(keyOf(record));
    if (!facility || !silence) return [{ isNew: !hashes.has(keyOf(record)), known: undefined, record }];
    const merged = mergeRecord(facility.record, record, silence);
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
