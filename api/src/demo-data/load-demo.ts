import { type DemoOptions, generateFacilities } from '@enerabi/demo/generate-facilities';
import { dayInJapan } from '@enerabi/shared/clock';
import type { FacilityRecord } from '@enerabi/shared/server/records';
import type { Kysely } from 'kysely';
import { type SavedFacilities, saveFacilities } from '../catalogue/facilities/save-facilities.ts';
import type { Schema } from '../platform/db/schema.ts';
import { demoAsOf } from './present-facilities.ts';

export interface LoadOptions extends Omit<DemoOptions, 'today'> {
  /** Default: the day of the existing demonstration data, so that it does not change; else today in Japan. */
  today?: string;
  /** Facilities per statement. Default 1000. */
  batch?: number;
  onProgress?: (done: number, total: number) => void;
}

export interface LoadedDemo extends SavedFacilities {
  facilities: number;
  /** The day for which the data was generated. */
  today: string;
}

/**
 * Loads demonstration facilities batch by batch; each batch is a transaction of its own, unless `db` is one. The same
 * seed again changes nothing. The caller must check first that demonstration data may be loaded.
 * @throws the driver's error if the database fails; earlier batches stay, and the next run continues
 */
export async function loadDemo(
  db: Kysely<Schema>,
  { facilities, seed, today: given, batch = 1000, onProgress }: LoadOptions,
): Promise<LoadedDemo> {
  const today = given ?? (await demoAsOf(db)) ?? dayInJapan(new Date());
  const loaded: LoadedDemo = { facilities, today, created: 0, updated: 0, unchanged: 0 };
  const save = async (records: readonly FacilityRecord[]) => {
    const saved = await saveFacilities(db, records, { batch });
    loaded.created += saved.created;
    loaded.updated += saved.updated;
    loaded.unchanged += saved.unchanged;
    onProgress?.(loaded.created + loaded.updated + loaded.unchanged, facilities);
  };
  let records: FacilityRecord[] = [];
  for (const record of generateFacilities({ facilities, seed, today })) {
    records.push(record);
    if (records.length < batch) continue;
    await save(records);
    records = [];
  }
  if (records.length > 0) await save(records);
  return loaded;
}
