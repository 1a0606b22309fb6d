import { z } from 'zod';
import { appName, documentRelease, releaseId, rollout } from '../document/index.ts';

const change = z.object({
  seq: z.int().min(1),
  at: z.iso.datetime(),
  who: z.string().min(1),
  command: z.enum(['publish', 'rollback']),
});

const appState = z.object({
  active: releaseId,
  /** Releases to fall back on, the latest first: each was replaced by a better one, none was rolled back from. */
  knownGood: z.array(releaseId),
  rollout: rollout.nullable(),
  disabled: z.boolean(),
  changed: change,
});

/** Everything that decides what runs; each log entry carries the state it leads to. */
export const releaseState = z.object({
  apps: z.record(appName, appState),
  /** Of every active and known good release. */
  releases: z.record(releaseId, documentRelease),
  retired: z.array(releaseId),
});

export type AppState = z.output<typeof appState>;
export type ReleaseState = z.output<typeof releaseState>;

export const initialState: ReleaseState = { apps: {}, releases: {}, retired: [] };
