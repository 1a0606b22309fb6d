import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type ReleaseDocument, sha384, type TrustedKeys, verifyDocument } from '../document/index.ts';
import { followEveryMs } from '../limits.ts';
import type { ReleaseLog } from '../reader/index.ts';
import { createFileStore, ReleaseError, type ReleaseStore, storeLayout } from '../store/index.ts';
import type { ObjectClient } from './object-client.ts';
import { objectKeys } from './object-keys.ts';

export interface FollowedStore {
  /** Looks once. @throws ObjectStoreError if the store is away */
  look: () => Promise<void>;
  /** Looks again and again, until `stop`. */
  start: () => void;
  stop: () => void;
}

interface FollowOptions {
  client: ObjectClient;
  store: Pick<ReleaseStore, 'verifyRelease'>;
  /** Folder of this machine, from which servers read. */
  folder: string;
  publicKeys: TrustedKeys;
  environment: string;
  log: ReleaseLog;
}

/**
 * Brings the release document of an object store into the folder of this machine, and the releases that it names, those that
 * visitors get first. While the store is away, the folder stays as it is: no page depends on the store.
 */
export function followStore({
  client,
  store,
  folder,
  publicKeys,
  environment,
  log,
}: FollowOptions): FollowedStore {
  const layout = storeLayout(path.resolve(folder));
  const copies = createFileStore(folder);
  let etag: string | undefined;
  let seq = 0;
  let fault: string | undefined;
  let looking: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function lookNow(): Promise<void> {
    const found = await client.getChanged(objectKeys.projection, etag);
    if (!found || found === 'unchanged') return;
    const text = found.bytes.toString();
    const verified = verifyDocument(text, { publicKeys, minimumSeq: seq, environment });
    if (!verified.ok)
      throw new Error(`the release document of the store is not accepted: ${verified.detail}`);
    const { document } = verified;
    const [needed, rest] = releasesOf(document);
    for (const id of needed) await bring(document, id).catch(unlessDamaged(id));
    if ((await copies.readProjection().catch(() => undefined)) !== text) await copies.writeProjection(text);
    ({ etag } = found);
    ({ seq } = document);
    for (const id of rest) await bring(document, id).catch(unlessDamaged(id));
  }

  /** A release that the store itself has lost must keep no other one away; its fallback answers. */
  const unlessDamaged =
    (release: string) =>
    (error: unknown): void => {
      if (!(error instanceof ReleaseError)) throw error;
      log.warn({ err: error, release }, 'a release could not be copied from the store');
    };

  async function bring({ releases }: ReleaseDocument, id: string): Promise<void> {
    const release = releases[id];
    if (!release) return;
    const list = path.join(layout.release(release.app, id), release.files.path);
    const present = await readFile(list).catch(() => undefined);
    if (present && sha384(present) === release.files.integrity) return;
    await store.verifyRelease(release.app, id);
  }

  /** One look at a time; a caller who comes meanwhile waits for the next one. */
  async function look(): Promise<void> {
    await looking?.catch(() => undefined);
    looking ??= lookNow().finally(() => {
      looking = undefined;
    });
    return looking;
  }

  const follow = async (): Promise<void> => {
    await look().then(
      () => {
        if (fault !== undefined) log.info({}, 'the release store answers again');
        fault = undefined;
      },
      (error: Error) => {
        if (error.message !== fault) log.warn({ err: error }, 'the release store cannot be followed');
        fault = error.message;
      },
    );
    if (!isStopped) timer = setTimeout(() => void follow(), followEveryMs).unref();
  };
  return {
    look,
    start: () => {
      timer ??= setTimeout(() => void follow(), followEveryMs).unref();
    },
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

/** The releases that visitors get, and those that stand behind them. */
function releasesOf({ apps, releases }: ReleaseDocument): [needed: string[], rest: string[]] {
  const needed = Object.values(apps).flatMap(({ active, rollout, lastKnownGood }) => [
    active,
    ...(rollout ? [rollout.candidate] : []),
    ...(lastKnownGood ? [lastKnownGood] : []),
  ]);
  const known = new Set(needed);
  return [[...known], Object.keys(releases).filter((id) => !known.has(id))];
}
