import { byStanding } from '../document/index.ts';
import { type AppState, type FallbackRelease, fallbacksOf } from './release-state.ts';

/** Releases that serve if the active one does not, best first: known good ones before all others, newer ones first. */
export const fallbacksByStanding = (app: AppState | undefined): FallbackRelease[] =>
  app ? byStanding(fallbacksOf(app)) : [];

/** @returns the target of a rollback without a named release; null if all are faulty */
export const lastKnownGood = (app: AppState | undefined): string | null =>
  fallbacksByStanding(app).find(({ standing }) => standing !== 'faulty')?.release ?? null;
