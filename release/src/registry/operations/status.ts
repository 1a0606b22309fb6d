import { type Standing, verifyDocument } from '../../document/index.ts';
import { type JudgedRollout, readVerdict } from '../../judge/index.ts';
import type { ReleaseStore } from '../../store/index.ts';
import { ReleaseError } from '../../store/index.ts';
import { fallbacksByStanding, lastKnownGood } from '../last-known-good.ts';
import { type LogSource, readHead } from '../log/log-reading.ts';
import type { AppState, FallbackRelease, ReleaseState, RolloutState } from '../release-state.ts';
import { informed, standingOf } from '../standings.ts';
import { healthOf } from './activate.ts';
import { describeRelease } from './describe-release.ts';

export interface AppStatus {
  app: string;
  active: string;
  version: string;
  /** Standing of the active release, by the log or by later findings of servers. */
  standing: Standing;
  /** The target of a rollback without a named release. */
  lastKnownGood: string | null;
  /** Releases that serve if the active one does not, best first. */
  fallbacks: FallbackRelease[];
  /** The release that a part of the visitors gets, with its version and what is known of it now. */
  rollout: (RolloutState & { version: string } & Partial<JudgedRollout>) | null;
  disabled: boolean;
  locked: AppState['locked'] | null;
  command: AppState['changed']['command'];
  who: string;
  /** ISO 8601, UTC. */
  at: string;
  seq: number;
  /** The first error in the files of the active or last known good release, or of the candidate; null if every hash is correct. */
  fault: string | null;
}

export interface Status {
  environment: string;
  seq: number;
  projection: ProjectionStatus;
  apps: AppStatus[];
}

export interface ProjectionStatus {
  seq: number | null;
  signedBy: string | null;
  /** Null: its signature is valid and it agrees with the log. */
  fault: string | null;
}

/**
 * Reads what is live, and whether it agrees with the log and the store. Reads only; needs no private key.
 * @param areFilesHashed false: `fault` is not looked for, which takes a tenth of the time
 * @throws RegistryError if the log cannot be verified
 */
export async function readStatus(source: LogSource, { areFilesHashed = true } = {}): Promise<Status> {
  const { seq, state } = await readHead(source);
  const apps = Object.entries(state.apps).map(async ([app, current]): Promise<AppStatus> => {
    const known = informed(current, await healthOf(source, current));
    const good = lastKnownGood(known);
    const served = [current.active, current.rollout?.candidate, good].filter((id) => id != null);
    const faults = areFilesHashed ? await releaseFaults(source.store, state, served) : [];
    const version = state.releases[current.active]?.version ?? '';
    return {
      app,
      active: current.active,
      version,
      standing: standingOf(known).standing,
      lastKnownGood: good,
      fallbacks: fallbacksByStanding(known),
      rollout: known.rollout && {
        ...known.rollout,
        version: state.releases[known.rollout.candidate]?.version ?? '',
        ...(await readVerdict(source, current)),
      },
      disabled: current.disabled,
      locked: current.locked ?? null,
      ...current.changed,
      fault: faults[0] ?? null,
    };
  });
  return {
    environment: source.environment,
    seq,
    projection: await readProjectionStatus(source, seq),
    apps: (await Promise.all(apps)).sort((a, b) => (a.app < b.app ? -1 : 1)),
  };
}

/** Hashes every file of the named releases and compares them with the log. */
export async function releaseFaults(
  store: ReleaseStore,
  state: ReleaseState,
  ids: string[],
): Promise<string[]> {
  const faults: string[] = [];
  for (const id of ids) {
    const listed = state.releases[id];
    if (!listed) continue;
    try {
      const stored = describeRelease(await store.verifyRelease(listed.app, id));
      if (stored.files.integrity !== listed.files.integrity)
        faults.push(`${listed.app} ${id}: the store holds other files than were published`);
    } catch (error) {
      if (!(error instanceof ReleaseError)) throw error;
      faults.push(error.message);
    }
  }
  return faults;
}

export async function readProjectionStatus(source: LogSource, logSeq: number): Promise<ProjectionStatus> {
  const text = await source.store.readProjection();
  if (text === undefined) return { seq: null, signedBy: null, fault: logSeq === 0 ? null : 'is missing' };
  const { environment, keys } = source;
  const verified = verifyDocument(text, { publicKeys: keys.trusted, minimumSeq: 0, environment });
  if (!verified.ok) return { seq: null, signedBy: null, fault: `is not accepted: ${verified.detail}` };
  const { seq, signature } = verified.document;
  return {
    seq,
    signedBy: signature.kid,
    fault: seq < logSeq ? `is of seq ${seq}, the log is at ${logSeq}` : null,
  };
}
