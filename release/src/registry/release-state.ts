import { z } from 'zod';
import { appName, documentRelease, judgement, releaseId, rollout } from '../document/index.ts';

const change = z.object({
  seq: z.int().min(1),
  at: z.iso.datetime(),
  who: z.string().min(1),
  command: z.enum(['publish', 'rollback']),
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
  rollout: rollout.nullable(),
  disabled: z.boolean(),
  changed: change,
});

/** Everything that determines what runs; each log entry carries its resulting state. */
export const releaseState = z.object({
  apps: z.record(appName, appState),
  /** Every active release and every fallback. */
  releases: z.record(releaseId, documentRelease),
  retired: z.array(releaseId),
});

export type FallbackRelease = z.output<typeof fallbackRelease>;
export type AppState = z.output<typeof appState>;
export type ReleaseState = z.output<typeof releaseState>;

export const initialState: ReleaseState = { apps: {}, releases: {}, retired: [] };

/**
 * The releases that were replaced, the last published first. Those of schemas 1 and 2 had been active, without
 * findings about them: they count as probed.
 */
export const fallbacksOf = ({ kept, knownGood, changed }: AppState): FallbackRelease[] =>
  kept ?? knownGood.map((release) => ({ release, standing: 'probed', at: changed.at }));
