import { byStanding } from '../document/index.ts';
import { type AppState, type KeptRelease, keptOf } from './release-state.ts';

/** Releases that answer when the active one does not, best first: known good ones before all others, each the newest first. */
export const fallbacksOf = (app: AppState | undefined): KeptRelease[] => (app ? byStanding(keptOf(app)) : []);

/** @returns what a rollback without a named release goes to; null when there is none that is not known to be bad */
export const lastKnownGood = (app: AppState | undefined): string | null =>
  fallbacksOf(app).find(({ standing }) => standing !== 'faulty')?.release ?? null;
