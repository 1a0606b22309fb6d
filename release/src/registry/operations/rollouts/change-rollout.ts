import type { DocumentApp } from '../../../document/index.ts';
import type { ReleaseCommand } from '../../decide.ts';
import { RegistryError } from '../../registry-error.ts';
import type { AppState, RolloutPlan, RolloutState } from '../../release-state.ts';
import { type AppChange, type AppChangeResult, changeApp } from '../change-app.ts';

/** Checks that `builds/latest.json` has a rollout's new weight. */
export const isSaidOfRollout =
  ({ to, rollout }: Pick<ReleaseCommand, 'to' | 'rollout'>) =>
  (app: DocumentApp | undefined): boolean =>
    app?.rollout?.candidate === to && app.rollout.weight === rollout?.weight;

/**
 * Changes the weight, plan or pause of the running rollout.
 * @param change by the rollout as it is; what it leaves out stays
 * @throws Conflict, RegistryError, the store's own errors
 */
export const changeRollout = (
  app: AppChange,
  change: (running: RolloutState) => Partial<Pick<RolloutPlan, 'weight' | 'plan' | 'isPaused'>>,
): Promise<AppChangeResult> =>
  changeApp(
    app,
    (current, { releases }) => {
      const running = runningRollout(current, app.app);
      const { id, candidate, weight, plan, isPaused } = running;
      const release = releases[candidate];
      return {
        command: 'rollout',
        to: candidate,
        ...(release && { release }),
        expectCandidate: candidate,
        rollout: { id, weight, plan, isPaused, ...change(running) },
      };
    },
    isSaidOfRollout,
  );

/** The plan's next weight now. @throws RegistryError `refused` if nothing is planned */
export const takeNextStep = (app: AppChange): Promise<AppChangeResult> =>
  changeRollout(app, ({ plan: [next, ...rest], candidate }) => {
    if (!next) throw new RegistryError('refused', `no further step is planned for ${candidate}`);
    return { weight: next.weight, plan: rest };
  });

/** @throws RegistryError `refused` if there is none */
export function runningRollout({ rollout }: AppState, app: string): RolloutState {
  if (!rollout) throw new RegistryError('refused', `no release of ${app} is being rolled out`);
  return rollout;
}
