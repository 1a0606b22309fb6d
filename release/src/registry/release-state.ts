import { z } from 'zod';
import { appName, claimedPath, documentRelease, judgement, releaseId, rollout } from '../document/index.ts';

const change = z.object({
  seq: z.int().min(1),
  at: z.iso.datetime(),
  who: z.string().min(1),
  command: z.enum(['publish', 'rollback', 'promote']),
});

/** The weight that follows, in ten-thousandths of the visitors, and how long the one before it holds. */
export const plannedStep = z.object({
  weight: rollout.shape.weight,
  afterMinutes: z.int().min(1).max(43_200),
});

/** An operator's decision about a rollout; the plan follows the present weight. */
export const rolloutPlan = rollout.pick({ id: true, weight: true }).extend({
  plan: z.array(plannedStep).max(20),
  isPaused: z.boolean(),
});

const rolloutState = rolloutPlan.extend({
  candidate: releaseId,
  /** Standing of the candidate. */
  standing: judgement,
  startedAt: z.iso.datetime(),
  /** When the present weight was set. */
  since: z.iso.datetime(),
});

const lockState = z.object({
  who: z.string().min(1),
  at: z.iso.datetime(),
  reason: z.string().nullable(),
});

const fallbackRelease = judgement.extend({ release: releaseId });

const appState = z.object({
  active: releaseId,
  /** Standing of the active release; absent in states of schemas 1 and 2. */
  standing: judgement.optional(),
  /**
   * Releases that were replaced and not rolled back from, the last published first, with what is known of each;
   * absent in states of schemas 1 and 2.
   */
  kept: z.array(fallbackRelease).optional(),
  /**
   * The known good ones of `kept`. In states of schemas 1 and 2 all that were replaced, without findings about them.
   */
  knownGood: z.array(releaseId),
  /** Null in states before schema 4. */
  rollout: rolloutState.nullable(),
  disabled: z.boolean(),
  /** While it is set, only a rollback and what takes a release away are carried out. */
  locked: lockState.optional(),
  /** Path prefixes beside those which the shell's own release gives the app. */
  claims: z.array(claimedPath).optional(),
  changed: change,
});

/** Everything that determines what runs; each log entry carries its resulting state. */
export const releaseState = z.object({
  apps: z.record(appName, appState),
  /** Every active release, candidate and fallback. */
  releases: z.record(releaseId, documentRelease),
  retired: z.array(releaseId),
});

export type FallbackRelease = z.output<typeof fallbackRelease>;
export type RolloutPlan = z.output<typeof rolloutPlan>;
export type RolloutState = z.output<typeof rolloutState>;
export type AppState = z.output<typeof appState>;
export type ReleaseState = z.output<typeof releaseState>;

export const initialState: ReleaseState = { apps: {}, releases: {}, retired: [] };

/**
 * The releases that were replaced, the last published first. Those of schemas 1 and 2 had been active, without
 * findings about them: they count as probed.
 */
export const fallbacksOf = ({ kept, knownGood, changed }: AppState): FallbackRelease[] =>
  kept ?? knownGood.map((release) => ({ release, standing: 'probed', at: changed.at }));
