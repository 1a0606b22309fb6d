import type { LogEvent } from './log/log-entry.schemas.ts';
import type { RolloutState } from './release-state.ts';
import { triedAs } from './standings.ts';

/** The rollout of an app after a command. */
export function rolloutAfter(before: RolloutState | null, event: LogEvent): RolloutState | null {
  const { command, to, at, rollout } = event;
  if (command === 'rollout' && rollout) {
    if (before?.id !== rollout.id)
      return { ...rollout, candidate: to, standing: triedAs(event), startedAt: at, since: at };
    return { ...before, ...rollout, since: rollout.weight === before.weight ? before.since : at };
  }
  const isEnded = command === 'promote' || command === 'abort' || command === 'rollback';
  return isEnded ? null : before;
}

/** When the plan sets the next weight, epoch milliseconds; undefined if nothing is planned, or it is paused. */
export function nextStepAt({ plan: [next], isPaused, since }: RolloutState): number | undefined {
  return next && !isPaused ? Date.parse(since) + next.afterMinutes * 60_000 : undefined;
}
