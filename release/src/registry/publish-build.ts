import { type Audit, activate, type CommandResult } from './activate.ts';
import { describeRelease } from './describe-release.ts';
import { readHead } from './log-reading.ts';
import type { Registry } from './registry.ts';

export interface Publication extends Registry, Audit {
  app: string;
  /** The build's folder, with `build.json`. */
  buildDir: string;
  commit?: string | null;
  /** Default: `now`. */
  builtAt?: Date;
  /** Release the caller saw active, null for none. Default: what is active when the publication starts. */
  expect?: string | null | undefined;
  onProgress?: (done: number, total: number) => void;
}

/**
 * Puts a build into the store, makes it the app's active release, and reads back that it is.
 * @throws BuildError, Conflict, RegistryError, the store's own errors; in all cases but `unconfirmed` the former
 * release stays active
 */
export async function publishBuild(publication: Publication): Promise<CommandResult & { created: boolean }> {
  const { store, app, buildDir, now, commit = null, builtAt = now, onProgress } = publication;
  const before = (await readHead(publication)).state.apps[app]?.active ?? null;
  const expect = publication.expect === undefined ? before : publication.expect;
  const stored = await store.putRelease(app, buildDir, {
    commit,
    builtAt: builtAt.toISOString(),
    ...(onProgress && { onProgress }),
  });
  const release = describeRelease(stored);
  const command = { command: 'publish', app, to: stored.manifest.id, release, expect } as const;
  return { ...(await activate(publication, publication, command)), created: stored.created };
}
