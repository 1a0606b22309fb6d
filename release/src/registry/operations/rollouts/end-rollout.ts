import { type AppChange, type AppChangeResult, changeApp } from '../change-app.ts';
import { runningRollout } from './change-rollout.ts';

/** The end of a rollout, and the candidate that the caller saw; by default the one that is tried at the start. */
export interface RolloutEnd extends AppChange {
  expectCandidate?: string | undefined;
}

/**
 * Makes the candidate the active release, for everybody; the former one stays behind it.
 * @throws Conflict, RegistryError, the store's own errors
 */
export const promote = (end: RolloutEnd): Promise<AppChangeResult> =>
  changeApp(
    end,
    (current, { releases }) => {
      const { candidate } = runningRollout(current, end.app);
      const release = releases[candidate];
      return {
        command: 'promote',
        to: candidate,
        ...(release && { release }),
        expectCandidate: end.expectCandidate ?? candidate,
      };
    },
    ({ to }) =>
      (app) =>
        app?.active === to && app.rollout === null,
  );

/**
 * Takes the candidate from everybody and retires it; the active release stays. Nothing holds it up: no lock, no probe.
 * @throws Conflict, RegistryError, the store's own errors
 */
export const abortRollout = (end: RolloutEnd): Promise<AppChangeResult & { aborted: string }> => {
  let aborted = '';
  return changeApp(
    end,
    (current) => {
      aborted = runningRollout(current, end.app).candidate;
      return { command: 'abort', expectCandidate: end.expectCandidate ?? aborted };
    },
    () => (app) => app?.rollout === null,
  ).then((result) => ({ ...result, aborted }));
};
