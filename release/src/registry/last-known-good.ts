import { byStanding } from '../document/index.ts';
import { type AppState, type FallbackRelease, fallbacksOf } from './release-state.ts';

/** Releases that answer when the active one does not, best first: known good ones before all others, each the newest first. */
export const fallbacksByStanding = (app: AppState | undefined): FallbackRelease[] =>
  app ? byStanding(fallbacksOf(app)) : [];

/** @returns what a rollback without a named release goes to; null when there is none that is not known to be bad */
export const lastKnownGood = (app: AppState | undefined): string | null =>
  fallbacksByStanding(app).find(({ standing }) => standing !== 'faulty')?.release ?? null;
