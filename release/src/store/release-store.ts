import type { IntegrityList, Provenance, ReleaseManifest } from './build.schemas.ts';

export interface StoredRelease {
  manifest: ReleaseManifest;
  integrity: IntegrityList;
  /** SHA-384 of `integrity.json` itself. */
  integrityHash: string;
}

export interface PutOptions {
  commit: string | null;
  /** ISO 8601, UTC. */
  builtAt: string;
  provenance?: Provenance | undefined;
  onProgress?: (done: number, total: number) => void;
}

/**
 * Stores releases, the log and the projection. The store decides nothing and knows no keys: entries and documents are
 * text. Layout: `r/<app>/<releaseId>/…` and `env/<environment>/log/<seq>.json` are create-only; `builds/latest.json`,
 * `env/<environment>/service/<server>.json` and `env/<environment>/tokens/<id>.json` are replaced atomically.
 */
export interface ReleaseStore {
  /**
   * Stores a build under a name derived from its content; the same content again changes nothing. An unfinished or
   * damaged release of that name is replaced.
   * @throws BuildError if the folder is no build of `app`
   */
  putRelease(
    app: string,
    buildDir: string,
    options: PutOptions,
  ): Promise<StoredRelease & { created: boolean }>;

  /**
   * Hashes every file of a release.
   * @param vouched hash of its `integrity.json` in a signed log; with it, compressed variants are not unpacked again, and
   *   a bucket is not asked for files that this machine has from the same archive
   * @throws ReleaseError
   */
  verifyRelease(app: string, releaseId: string, vouched?: string): Promise<StoredRelease>;

  /**
   * Whether the store can tell, without hashing a file, that a release is as it was when all of its files were hashed.
   * @param vouched hash of its `integrity.json` in a signed log
   */
  isUnchanged(app: string, releaseId: string, vouched: string): Promise<boolean>;

  /** @returns every release that the store has, also those that nothing names any more */
  listReleases(): Promise<{ app: string; id: string; storedAt: Date; bytes: number }[]>;

  /**
   * Takes a release out of the store.
   * @returns brings it back, until `discard` is called
   */
  takeOut(
    app: string,
    releaseId: string,
  ): Promise<{ restore: () => Promise<void>; discard: () => Promise<void> }>;

  /** @returns the number of the newest entry, 0 for a log without one; a read error is thrown, never taken for empty */
  lastLogSeq(environment: string): Promise<number>;

  readLogEntry(environment: string, seq: number): Promise<string>;

  /**
   * @param projection what `writeProjection` will get next: a store may prepare it meanwhile
   * @returns false if that number exists already, since another writer was faster
   */
  appendLogEntry(environment: string, seq: number, text: string, projection?: string): Promise<boolean>;

  /** @returns undefined if there is none yet */
  readProjection(): Promise<string | undefined>;

  writeProjection(text: string): Promise<void>;

  /** @returns every shell server's findings about the releases it served; advisory, unsigned text */
  readServiceFiles(environment: string): Promise<string[]>;

  /** @returns undefined if this server has written none yet */
  readServiceFile(environment: string, server: string): Promise<string | undefined>;

  /** Replaces the findings of one shell server; deletes those of servers that are long gone. */
  writeServiceFile(environment: string, server: string, text: string): Promise<void>;

  /** @returns the text of every access token's record */
  readTokens(environment: string): Promise<string[]>;

  /** @returns undefined if there is no such token */
  readToken(environment: string, id: string): Promise<string | undefined>;

  /** Creates or replaces the record of an access token. */
  writeToken(environment: string, id: string, text: string): Promise<void>;
}
