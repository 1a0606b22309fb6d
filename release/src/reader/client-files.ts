import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { appName, releaseId as releaseIdName, sha384 } from '../document/index.ts';
import {
  type Encoding,
  encodingSuffix,
  type IntegrityList,
  ReleaseError,
  readRecords,
  type StoreLayout,
} from '../store/index.ts';
import type { ReleaseLog } from './release-log.ts';

/** Lists in memory; one is some ten KB. */
const maximumLists = 64;

export interface ClientFile {
  absolutePath: string;
  integrity: string;
  size: number;
  encodings: Partial<Record<Encoding, { absolutePath: string; integrity: string; size: number }>>;
}

/**
 * Finds files for browsers: those below `client/` that the release's own list names. Also of old releases that are
 * still in the store, since pages made with them are still open. A release's name guarantees its plain files, and
 * only a release document its compressed ones: other releases are served without compression.
 * @param listedHash the hash of `integrity.json` in the release document, for releases that it names
 */
export function clientFiles(
  layout: StoreLayout,
  listedHash: (releaseId: string) => string | undefined,
  log: ReleaseLog,
): (app: string, releaseId: string, file: string) => ClientFile | undefined {
  const lists = new LRUCache<string, IntegrityList>({ max: maximumLists });
  const warned = new Set<string>();

  function listOf(app: string, releaseId: string, listed: string | undefined): IntegrityList | undefined {
    // The key has the hash: a list that was read before the document named the release must not be used for it.
    const key = `${app}/${releaseId}/${listed}`;
    const list = lists.get(key) ?? readList(app, releaseId, listed);
    if (list && !lists.has(key)) lists.set(key, list);
    return list;
  }

  function readList(app: string, releaseId: string, listed: string | undefined): IntegrityList | undefined {
    const folder = layout.release(app, releaseId);
    try {
      const integrityBytes = readFileSync(path.join(folder, 'integrity.json'));
      if (listed !== undefined && sha384(integrityBytes) !== listed)
        throw new ReleaseError('release_damaged', app, releaseId, 'integrity.json was changed');
      return readRecords(app, releaseId, readFileSync(path.join(folder, 'release.json')), integrityBytes)
        .integrity;
    } catch (error) {
      if (error instanceof ReleaseError && !warned.has(error.message)) {
        warned.add(error.message);
        log.warn({ app, releaseId }, `files of a release are not served: ${error.message}`);
      }
      return undefined;
    }
  }

  return (app, releaseId, file) => {
    if (!file.startsWith('client/')) return undefined;
    if (!appName.safeParse(app).success || !releaseIdName.safeParse(releaseId).success) return undefined;
    const listed = listedHash(releaseId);
    const list = listOf(app, releaseId, listed);
    if (!list || !Object.hasOwn(list.files, file)) return undefined;
    const { integrity, size, encodings = {} } = list.files[file] as IntegrityList['files'][string];
    const absolutePath = path.join(layout.release(app, releaseId), file);
    const variants = Object.entries(listed === undefined ? {} : encodings).map(([encoding, variant]) => [
      encoding,
      { ...variant, absolutePath: absolutePath + encodingSuffix[encoding as Encoding] },
    ]);
    return { absolutePath, integrity, size, encodings: Object.fromEntries(variants) };
  };
}
