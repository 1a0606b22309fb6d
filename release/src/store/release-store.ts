import type { IntegrityList, ReleaseManifest } from './build.schemas.ts';

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
  onProgress?: (done: number, total: number) => void;
}

/**
 * Stores releases, the log and the projection. The store decides nothing and knows no keys: entries and documents are
 * text. Layout: `r/<app>/<releaseId>/…` and `env/<environment>/log/<seq>.json` are create-only, `builds/latest.json`
 * and `env/<environment>/service/<server>.json` are replaced whole.
 */
export interface ReleaseStore {
  /**
   * Puts a build into the store under a name made of its content; the same content again changes nothing.
   * A release of that name that is unfinished or damaged is replaced.
   * @throws BuildError when the folder is no build of `app`
   */
  putRelease(
    app: string,
    buildDir: string,
    options: PutOptions,
  ): Promise<StoredRelease & { created: boolean }>;

  /**
   * Hashes every file of a release.
   * @throws ReleaseError
   */
  verifyRelease(app: string, releaseId: string): Promise<StoredRelease>;

  /** @returns the number of the newest entry, 0 for a log without one; a read error is thrown, never taken for empty */
  lastLogSeq(environment: string): Promise<number>;

  readLogEntry(environment: string, seq: number): Promise<string>;

  /** @returns false when that number is taken already: somebody was faster */
  appendLogEntry(environment: string, seq: number, text: string): Promise<boolean>;

  /** @returns undefined when there is none yet */
  readProjection(): Promise<string | undefined>;

  writeProjection(text: string): Promise<void>;

  /** @returns what every shell server says of the releases it served; advisory, unsigned text */
  readServiceFiles(environment: string): Promise<string[]>;

  /** @returns undefined when this server has written none yet */
  readServiceFile(environment: string, server: string): Promise<string | undefined>;

  /** Replaces what one shell server says; forgets servers that are long gone. */
  writeServiceFile(environment: string, server: string, text: string): Promise<void>;
}
