import type { RolloutState } from '../registry/release-state.ts';
import { nextStepAt } from '../registry/rollout-state.ts';
import { evidenceText, type Verdict } from './verdict.ts';

/** What is done about a rollout without a person: take it back, or take the step that a person has planned. */
export type RolloutAction =
  | { kind: 'abort'; reason: string }
  | { kind: 'step'; reason: string }
  | { kind: 'wait' };

/**
 * Decides what is due. The planned time alone never raises a weight: too little data, or a doubt, holds it.
 * @param now epoch milliseconds
 */
export function nextAction(rollout: RolloutState, verdict: Verdict, now: number): RolloutAction {
  const figures = `${verdict.because}; ${evidenceText(verdict)}`;
  if (verdict.decision === 'roll_back') return { kind: 'abort', reason: figures };
  const stepAt = nextStepAt(rollout);
  const isDue = stepAt !== undefined && now >= stepAt;
  return isDue && verdict.decision === 'pass' ? { kind: 'step', reason: figures } : { kind: 'wait' };
}
