import { type Confirmation, confirmActive } from './confirm.ts';
import { describeRelease } from './describe-release.ts';
import { readHead } from './log-reading.ts';
import { runCommand } from './log-writing.ts';
import type { Registry } from './registry.ts';

/** What the audit log keeps of a command. */
export interface Audit {
  who: string;
  now: Date;
  reason?: string | null;
}

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

export interface CommandResult {
  app: string;
  from: string | null;
  to: string;
  version: string;
  /** False: that very release was active already, nothing was logged. */
  changed: boolean;
  confirmation: Confirmation;
}

/**
 * Puts a build into the store, makes it the app's active release, and reads back that it is.
 * @throws BuildError, Conflict, RegistryError; in all cases but `unconfirmed` the former release stays active
 */
export async function publishBuild(publication: Publication): Promise<CommandResult & { created: boolean }> {
  const {
    store,
    app,
    buildDir,
    who,
    now,
    reason = null,
    commit = null,
    builtAt = now,
    onProgress,
  } = publication;
  const before = (await readHead(publication)).state.apps[app]?.active ?? null;
  const expect = publication.expect === undefined ? before : publication.expect;
  const stored = await store.putRelease(app, buildDir, {
    commit,
    builtAt: builtAt.toISOString(),
    ...(onProgress && { onProgress }),
  });
  const { id: to, version } = stored.manifest;
  const release = describeRelease(stored);
  const at = now.toISOString();
  const entry = await runCommand(publication, {
    command: 'publish',
    app,
    to,
    release,
    expect,
    who,
    at,
    reason,
  });
  const confirmation = await confirmActive(publication, app, to, entry?.seq ?? 0);
  return {
    app,
    from: expect,
    to,
    version,
    changed: entry !== undefined,
    created: stored.created,
    confirmation,
  };
}
