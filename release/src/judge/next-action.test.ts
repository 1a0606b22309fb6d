import { expect, it } from '@jest/globals';
import type { RolloutState } from '../registry/release-state.ts';
import { nextAction } from './next-action.ts';
import type { Decision, Verdict } from './verdict.ts';

const startedAt = '2026-11-21T04:00:00.000Z';
const rollout: RolloutState = {
  id: 'ro_1',
  candidate: 'r_2',
  weight: 1_000,
  plan: [{ weight: 5_000, afterMinutes: 15 }],
  isPaused: false,
  standing: { standing: 'probed', at: startedAt },
  startedAt,
  since: startedAt,
};
const verdictOf = (decision: Decision): Verdict => ({
  decision,
  evidence: 1,
  threshold: 20,
  candidate: { visits: 100, failed: 0 },
  active: { visits: 900, failed: 0 },
  because: 'as it is',
});
const after = (minutes: number, decision: Decision, more: Partial<RolloutState> = {}): string =>
  nextAction({ ...rollout, ...more }, verdictOf(decision), Date.parse(startedAt) + minutes * 60_000).kind;

it('takes the planned step when its time has come and nothing speaks against it', () => {
  expect(after(14.9, 'pass')).toBe('wait');
  expect(after(15, 'pass')).toBe('step');
});

it('waits with too little data or a doubt, however much time has passed', () => {
  expect(after(600, 'not_yet')).toBe('wait');
  expect(after(600, 'hold')).toBe('wait');
});

it('waits while it is paused, and where nothing is planned', () => {
  expect(after(600, 'pass', { isPaused: true })).toBe('wait');
  expect(after(600, 'pass', { plan: [] })).toBe('wait');
});

it('takes a bad candidate back at any time, paused or not, and says why', () => {
  expect(after(0, 'roll_back')).toBe('abort');
  expect(after(1, 'roll_back', { isPaused: true })).toBe('abort');
  expect(nextAction(rollout, verdictOf('roll_back'), 0)).toEqual({
    kind: 'abort',
    reason: 'as it is; evidence 1.0 of 20',
  });
});
