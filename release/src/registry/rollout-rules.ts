import type { LogEvent } from './log/log-entry.schemas.ts';
import { RegistryError } from './registry-error.ts';
import type { AppState, RolloutState } from './release-state.ts';
import { percent } from './weight.ts';

/**
 * Refuses what a rollout does not allow.
 * @throws RegistryError `refused`
 */
export function refuseRollout(current: AppState, command: Omit<LogEvent, 'from'>): void {
  const { app, to, rollout: planned } = command;
  const running = current.rollout;
  const refused = (because: string) => new RegistryError('refused', because);
  if (command.command !== 'rollout') {
    if (!running) throw refused(`no release of ${app} is being rolled out`);
    if (command.command === 'promote' && running.candidate !== to)
      throw refused(`the rollout of ${app} tries ${running.candidate}, not ${to}`);
    return;
  }
  if (!planned) throw refused('a rollout needs a weight');
  if (current.active === to) throw refused(`${app} runs ${to} already, for everybody`);
  if (running && running.candidate !== to)
    throw refused(
      `a rollout of ${app} already tries ${running.candidate}; promote or abort it before another one starts`,
    );
  if (running) refuseChange(running, planned, app);
  const weights = [planned.weight, ...planned.plan.map(({ weight }) => weight)];
  if (weights.some((weight, at) => at > 0 && weight <= (weights[at - 1] as number)))
    throw refused(`each step of a rollout must be above the one before: ${weights.map(percent).join(', ')}`);
}

function refuseChange(running: RolloutState, planned: NonNullable<LogEvent['rollout']>, app: string): void {
  if (planned.weight < running.weight)
    throw new RegistryError(
      'refused',
      `${app} is at ${percent(running.weight)}: a lower weight would take visitors back and forth; \`npm run release -- abort ${app}\` takes ${running.candidate} from everybody`,
    );
}
