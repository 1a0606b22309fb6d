import type { LogEvent, ProbeResult } from '../../log/log-entry.schemas.ts';
import { readHead } from '../../log/log-reading.ts';
import { RegistryError } from '../../registry-error.ts';
import type { RolloutPlan } from '../../release-state.ts';
import { type AppChange, type AppChangeResult, changeApp } from '../change-app.ts';
import { describeRelease } from '../describe-release.ts';
import { type StagedBuild, stageBuild } from '../stage-build.ts';
import { isSaidOfRollout } from './change-rollout.ts';

/** How many visitors get the candidate, and what follows. */
export type RolloutSteps = Pick<RolloutPlan, 'weight' | 'plan'>;

/**
 * Puts a build into the store, runs it once, and gives it to a part of the visitors.
 * @param steps a weight of 0 gives it to nobody yet
 * @throws BuildError, Conflict, RegistryError, the store's own errors
 */
export async function rollOutBuild(
  staged: StagedBuild & AppChange,
  steps: RolloutSteps,
): Promise<AppChangeResult & { created: boolean; probe: ProbeResult }> {
  const { state } = await readHead(staged);
  if (!state.apps[staged.app])
    throw new RegistryError(
      'refused',
      `${staged.app} has no release yet that the others would get; publish its first one without a rollout`,
    );
  const { to, release, probe, created } = await stageBuild(staged, state);
  const { provenance } = staged;
  const candidate = { to, release, probe, ...(provenance && { provenance }) };
  const result = await startRollout(staged, steps, candidate);
  return { ...result, created, probe };
}

/**
 * Gives a release that is in the store to a part of the visitors.
 * @throws Conflict, RegistryError, ReleaseError, the store's own errors
 */
export async function rollOutStored(
  change: AppChange,
  steps: RolloutSteps,
  releaseId: string,
): Promise<AppChangeResult> {
  const release = describeRelease(await change.store.verifyRelease(change.app, releaseId));
  return startRollout(change, steps, { to: releaseId, release });
}

const startRollout = (
  change: AppChange,
  steps: RolloutSteps,
  candidate: Pick<LogEvent, 'to' | 'release' | 'probe' | 'provenance'>,
): Promise<AppChangeResult> =>
  changeApp(
    change,
    ({ rollout }) => ({
      command: 'rollout',
      ...candidate,
      expectCandidate: rollout?.candidate ?? null,
      rollout: { ...steps, id: rollout?.id ?? rolloutId(change.now, candidate.to), isPaused: false },
    }),
    isSaidOfRollout,
  );

/** Another rollout of the same release draws other visitors. */
const rolloutId = (now: Date, release: string): string =>
  `ro_${now.getTime().toString(36)}_${release.slice(2, 8)}`;
