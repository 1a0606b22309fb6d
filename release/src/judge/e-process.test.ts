import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { evidence } from './e-process.ts';

const stageOf = (candidate: [number, number], active: [number, number], weight = 1_000) => ({
  weight,
  candidate: { failed: candidate[0], visits: candidate[1] },
  active: { failed: active[0], visits: active[1] },
});

/** A generator of numbers from 0 to 1 that is the same in every run (mulberry32). */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Looks after every failure of the candidate: nothing else can raise the evidence. @returns failed candidate visits at the alarm, or 0 */
function alarmAfter(random: () => number, { share = 0.1, rate = 0.01, ratio = 1, visits = 6_000 }): number {
  const stage = stageOf([0, 0], [0, 0]);
  for (let at = 0; at < visits; at++) {
    const isCandidate = random() < share;
    const arm = isCandidate ? stage.candidate : stage.active;
    arm.visits++;
    if (random() >= (isCandidate ? rate * ratio : rate)) continue;
    arm.failed++;
    if (isCandidate && evidence([stage], 0.005) >= 20) return stage.candidate.failed;
  }
  return 0;
}
const runs = (count: number, scene: Parameters<typeof alarmAfter>[1]): number[] => {
  const random = generator(20_261_129);
  return Array.from({ length: count }, () => alarmAfter(random, scene)).filter((failed) => failed > 0);
};

describe('the evidence against a candidate', () => {
  it('is 1 where nothing failed, and rises with each failure of the candidate alone', () => {
    expect(evidence([], 0.005)).toBe(1);
    expect(evidence([stageOf([0, 300], [0, 2_700])], 0.005)).toBe(1);
    fc.assert(
      fc.property(fc.nat(50), fc.nat(50), (failed, others) => {
        const now = evidence([stageOf([failed, 300], [others, 2_700])], 0.005);
        expect(evidence([stageOf([failed + 1, 300], [others, 2_700])], 0.005)).toBeGreaterThan(now);
        expect(evidence([stageOf([failed, 300], [others + 1, 2_700])], 0.005)).toBeLessThan(now);
      }),
    );
  });

  it('stays a number after a hundred thousand failures', () => {
    expect(evidence([stageOf([0, 50_000], [100_000, 100_000])], 0.005)).toBe(0);
    expect(evidence([stageOf([100_000, 100_000], [0, 100_000])], 0.005)).toBe(Number.POSITIVE_INFINITY);
  });

  it('keeps what an earlier weight has shown', () => {
    const early = stageOf([4, 100], [0, 900]);
    const late = stageOf([2, 500], [2, 500], 5_000);
    expect(evidence([early, late], 0.005)).toBeCloseTo(evidence([early], 0.005) * evidence([late], 0.005), 6);
  });

  it('is held against the allowed share where nobody has the active release', () => {
    const alone = (failed: number) => evidence([stageOf([failed, 1_000], [0, 0], 10_000)], 0.005);
    expect(alone(5)).toBeLessThan(1);
    expect(alone(30)).toBeGreaterThan(20);
  });

  it.each([0.02, 0.1, 0.5])(
    'accuses a good candidate in at most 5 of 100 rollouts, at a share of %d',
    (share) => {
      const alarms = runs(600, { share, rate: 0.01 }).length;
      // Three standard deviations of 600 rollouts above the bound.
      expect(alarms / 600).toBeLessThan(0.05 + 3 * Math.sqrt((0.05 * 0.95) / 600));
    },
  );

  it('almost never accuses one that fails half as often', () => {
    expect(runs(600, { rate: 0.02, ratio: 0.5 }).length).toBeLessThan(6);
  });

  it('finds a candidate that fails five times as often, after a few failures', () => {
    const found = runs(200, { rate: 0.01, ratio: 5 });
    expect(found.length).toBeGreaterThan(195);
    expect(found.toSorted((a, b) => a - b)[Math.floor(found.length / 2)]).toBeLessThan(10);
  });
});
