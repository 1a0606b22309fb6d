import type { TrustedKeys } from '../document/index.ts';
import type { ReleaseLog } from '../reader/index.ts';
import type { Probe } from '../registry/index.ts';
import { createFileStore, type ReleaseStore, storeDir } from '../store/index.ts';
import { createObjectStore } from './create-object-store.ts';
import { type FollowedStore, followStore } from './follow-store.ts';
import { ObjectClient } from './object-client.ts';

/** Settings that say where releases are. */
export interface StoreSettings {
  DATA_DIR: string;
  RELEASE_ENVIRONMENT: string;
  /** Address of a bucket; unset: the folder `DATA_DIR/releases`. */
  RELEASE_STORE?: string | undefined;
  RELEASE_STORE_KEY?: string | undefined;
  RELEASE_STORE_SECRET?: string | undefined;
  RELEASE_STORE_REGION: string;
}

/** @returns undefined if releases are in a folder */
export function objectClientOf(settings: StoreSettings): ObjectClient | undefined {
  const {
    RELEASE_STORE: address,
    RELEASE_STORE_KEY: keyId = '',
    RELEASE_STORE_SECRET: secret = '',
  } = settings;
  if (!address) return undefined;
  return new ObjectClient({ address, keyId, secret, region: settings.RELEASE_STORE_REGION });
}

/** The release store of a site. With a bucket, `DATA_DIR/releases` holds this machine's copies. */
export function openStore(settings: StoreSettings): ReleaseStore {
  const client = objectClientOf(settings);
  const folder = storeDir(settings.DATA_DIR);
  return client ? createObjectStore(client, folder) : createFileStore(folder);
}

/**
 * Keeps this machine's copies as the bucket is; servers read the copies alone. Without a bucket there is nothing to do.
 * @returns undefined if releases are in a folder
 */
export function followStoreOf(
  settings: StoreSettings,
  publicKeys: TrustedKeys,
  log: ReleaseLog,
): FollowedStore | undefined {
  const client = objectClientOf(settings);
  if (!client) return undefined;
  const folder = storeDir(settings.DATA_DIR);
  const { RELEASE_ENVIRONMENT: environment } = settings;
  return followStore({
    client,
    store: createObjectStore(client, folder),
    folder,
    publicKeys,
    environment,
    log,
  });
}

/** A probe runs releases from this machine's copies, which it brings up to date first. */
export const withCopies =
  (probe: Probe, followed: FollowedStore | undefined): Probe =>
  async (tested) => {
    await followed?.look();
    return probe(tested);
  };
