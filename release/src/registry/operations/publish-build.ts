import type { DocumentRelease } from '../../document/index.ts';
import type { ProbeResult } from '../log/log-entry.schemas.ts';
import { readHead } from '../log/log-reading.ts';
import type { Probe } from '../probe.ts';
import type { Registry } from '../registry.ts';
import { RegistryError } from '../registry-error.ts';
import type { ReleaseState } from '../release-state.ts';
import { type Audit, activate, type CommandResult, healthOf } from './activate.ts';
import { describeRelease } from './describe-release.ts';

export type PublicationResult = CommandResult & { created: boolean; probe: ProbeResult };

export interface Publication extends Registry, Audit {
  app: string;
  /** The build's folder, with `build.json`. */
  buildDir: string;
  commit?: string | null;
  /** Default: `now`. */
  builtAt?: Date;
  /** The release that the caller saw active, null for none. Default: the one that is active at the start. */
  expect?: string | null | undefined;
  /** Runs the release before it is published. Without it, the release is published unproven. */
  probe?: Probe;
  /** Publishes a release although its probe failed, and logs it as faulty. */
  isForced?: boolean;
  onProgress?: (done: number, total: number) => void;
}

/**
 * Puts a build into the store, makes it the app's active release, and reads back that it is.
 * @throws BuildError, Conflict, RegistryError (`probe_failed` if the release cannot load or render its probe page),
 *   the store's own errors; except for `unconfirmed` the former release stays active
 */
export async function publishBuild(publication: Publication): Promise<PublicationResult> {
  const { store, app, buildDir, now, commit = null, builtAt = now, onProgress } = publication;
  const { state } = await readHead(publication);
  const before = state.apps[app]?.active ?? null;
  const expect = publication.expect === undefined ? before : publication.expect;
  const stored = await store.putRelease(app, buildDir, {
    commit,
    builtAt: builtAt.toISOString(),
    ...(onProgress && { onProgress }),
  });
  const release = describeRelease(stored);
  const to = stored.manifest.id;
  const probe =
    before === to && !stored.created
      ? skipped('it is active already')
      : await tried(publication, state, { id: to, release });
  if (probe.outcome === 'failed' && !publication.isForced)
    throw new RegistryError(
      'probe_failed',
      `${app} ${to} was not published: ${probe.detail}; mend it, or give --force to publish it as faulty`,
    );
  const health = await healthOf(publication, state.apps[app], to);
  const command = { command: 'publish', app, to, release, expect, probe, health } as const;
  return { ...(await activate(publication, publication, command)), created: stored.created, probe };
}

async function tried(
  { app, probe }: Publication,
  state: ReleaseState,
  tested: { id: string; release: DocumentRelease },
): Promise<ProbeResult> {
  if (!probe) return skipped('nobody asked for a probe');
  if (app !== 'shell' && !state.apps.shell) return skipped('there is no live shell to run it in');
  return probe({ app, ...tested });
}

const skipped = (detail: string): ProbeResult => ({ outcome: 'skipped', pages: [], detail });
