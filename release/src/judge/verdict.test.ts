import { describe, expect, it } from '@jest/globals';
import { evidenceText, judge } from './verdict.ts';

const stage = (candidate: [number, number], active: [number, number]) => ({
  weight: 1_000,
  candidate: { failed: candidate[0], visits: candidate[1] },
  active: { failed: active[0], visits: active[1] },
});
const quiet = { candidate: undefined, active: undefined };

describe('a judgement of a candidate', () => {
  it.each([
    ['nobody came', [], 'not_yet'],
    ['too few came, whatever they met', [stage([5, 5], [0, 50])], 'not_yet'],
    ['enough came for a finding, too few for a step', [stage([0, 50], [0, 450])], 'not_yet'],
    ['enough came, and nothing failed', [stage([0, 100], [0, 900])], 'pass'],
    ['both fail alike', [stage([5, 500], [45, 4_500])], 'pass'],
    ['it fails less', [stage([0, 500], [45, 4_500])], 'pass'],
    ['it looks worse', [stage([4, 200], [6, 1_800])], 'hold'],
    ['it is clearly worse', [stage([10, 200], [2, 1_800])], 'roll_back'],
  ] as const)('where %s', (_, stages, decision) => {
    expect(judge(stages, quiet).decision).toBe(decision);
  });

  it('says value, threshold and sample size', () => {
    const verdict = judge([stage([10, 200], [2, 1_800])], quiet);
    expect(verdict.because).toBe(
      '10 of 200 visits failed with the candidate, 2 of 1800 visits with the active release',
    );
    expect(evidenceText(verdict)).toBe('evidence above 1000 of 20');
    expect(evidenceText(judge([], quiet))).toBe('evidence 1.0 of 20');
  });

  it('allows twice what the active release had, where everybody has the candidate', () => {
    const everybody = {
      weight: 10_000,
      candidate: { failed: 30, visits: 2_000 },
      active: { failed: 0, visits: 0 },
    };
    expect(judge([everybody], quiet).decision).toBe('roll_back');
    expect(judge([stage([2, 200], [18, 1_800]), everybody], quiet).decision).toBe('pass');
  });

  it('goes by an open circuit of the candidate alone, not by a machine that is too busy for both', () => {
    const few = [stage([3, 3], [0, 20])];
    expect(judge(few, { candidate: 'faulty', active: undefined }).decision).toBe('roll_back');
    expect(judge(few, { candidate: 'faulty', active: 'known_good' }).decision).toBe('roll_back');
    expect(judge(few, { candidate: 'faulty', active: 'faulty' }).decision).toBe('not_yet');
  });
});
