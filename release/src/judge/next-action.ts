import type { RolloutState } from '../registry/release-state.ts';
import { nextStepAt } from '../registry/rollout-state.ts';
import { evidenceText, type Verdict } from './verdict.ts';

/** An action without a person: the rollout is taken back, or takes the step that a person has planned. */
export type RolloutAction =
  | { kind: 'abort'; reason: string }
  | { kind: 'step'; reason: string }
  | { kind: 'wait' };

/**
 * Decides the action that is due. The planned time alone never raises a weight: too little data, or a doubt, holds it.
 * @param now epoch milliseconds
 */
export function nextAction(rollout: RolloutState, verdict: Verdict, now: number): RolloutAction {
  const figures = `${verdict.because}; ${evidenceText(verdict)}`;
  if (verdict.decision === 'roll_back') return { kind: 'abort', reason: figures };
  const stepAt = nextStepAt(rollout);
  const isDue = stepAt !== undefined && now >= stepAt;
  return isDue && verdict.decision === 'pass' ? { kind: 'step', reason: figures } : { kind: 'wait' };
}
