import type { DocumentRelease } from '../../document/index.ts';
import type { ProbeResult } from '../log/log-entry.schemas.ts';
import type { Probe } from '../probe.ts';
import type { Registry } from '../registry.ts';
import { RegistryError } from '../registry-error.ts';
import type { ReleaseState } from '../release-state.ts';
import { describeRelease } from './describe-release.ts';

export interface StagedBuild extends Registry {
  app: string;
  now: Date;
  /** The build's folder, with `build.json`. */
  buildDir: string;
  commit?: string | null;
  /** Default: `now`. */
  builtAt?: Date;
  /** Runs the release before it is published. Without it, the release is published unproven. */
  probe?: Probe;
  /** Publishes a release although its probe failed, and logs it as faulty. */
  isForced?: boolean;
  onProgress?: (done: number, total: number) => void;
}

export interface StagedRelease {
  to: string;
  release: DocumentRelease;
  probe: ProbeResult;
  /** False: the store had it already. */
  created: boolean;
}

/**
 * Puts a build into the store and runs it once. Nothing is live of it yet.
 * @throws BuildError, RegistryError (`probe_failed` unless forced), the store's own errors
 */
export async function stageBuild(staged: StagedBuild, state: ReleaseState): Promise<StagedRelease> {
  const { store, app, buildDir, now, commit = null, builtAt = now, onProgress } = staged;
  const stored = await store.putRelease(app, buildDir, {
    commit,
    builtAt: builtAt.toISOString(),
    ...(onProgress && { onProgress }),
  });
  const release = describeRelease(stored);
  const to = stored.manifest.id;
  const probe =
    state.apps[app]?.active === to && !stored.created
      ? skipped('it is active already')
      : await tried(staged, state, { id: to, release });
  if (probe.outcome === 'failed' && !staged.isForced)
    throw new RegistryError(
      'probe_failed',
      `${app} ${to} was not published: ${probe.detail}; mend it, or give --force to publish it as faulty`,
    );
  return { to, release, probe, created: stored.created };
}

async function tried(
  { app, probe }: StagedBuild,
  state: ReleaseState,
  tested: { id: string; release: DocumentRelease },
): Promise<ProbeResult> {
  if (!probe) return skipped('nobody asked for a probe');
  if (app !== 'shell' && !state.apps.shell) return skipped('there is no live shell to run it in');
  return probe({ app, ...tested });
}

const skipped = (detail: string): ProbeResult => ({ outcome: 'skipped', pages: [], detail });
