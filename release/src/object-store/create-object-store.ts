import path from 'node:path';
import { createFileStore, type ReleaseStore, storeLayout } from '../store/index.ts';
import type { ObjectClient } from './object-client.ts';
import { objectLog } from './object-log.ts';
import { objectRecords } from './object-records.ts';
import { objectReleases } from './object-releases.ts';

/**
 * A release store in a bucket of an S3-compatible service, which must keep `If-None-Match: *` (see `probeStore`).
 * @param folder of this machine, which holds copies of releases and is laid out as a folder store
 */
export function createObjectStore(client: ObjectClient, folder: string): ReleaseStore {
  const layout = storeLayout(path.resolve(folder));
  return {
    ...objectReleases(client, createFileStore(folder), layout),
    ...objectLog(client),
    ...objectRecords(client),
  };
}
