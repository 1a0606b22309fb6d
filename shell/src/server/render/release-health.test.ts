import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { afterFailure, afterSuccess, healthy, isResting, type ReleaseHealth } from './release-health.ts';
import type { RenderFailureKind } from './render-failure.ts';

const fail = (
  kind: RenderFailureKind,
  times: number,
  now = 0,
  from: ReleaseHealth = healthy,
): ReleaseHealth =>
  Array.from({ length: times }).reduce<ReleaseHealth>((health) => afterFailure(health, kind, now), from);

describe('health of a release', () => {
  it('rests at once when it cannot start', () => {
    expect(isResting(fail('start', 1), 0)).toBe(true);
  });

  it('rests after five bad or late pages within a minute, not before', () => {
    for (const kind of ['render', 'deadline'] as const) {
      expect(isResting(fail(kind, 4), 0)).toBe(false);
      expect(isResting(fail(kind, 5), 0)).toBe(true);
    }
  });

  it('forgets failures of more than a minute ago', () => {
    const old = fail('render', 4, 0);
    expect(isResting(afterFailure(old, 'render', 60_001), 60_001)).toBe(false);
  });

  it('comes back after its rest, and rests longer each time until it answers well', () => {
    const first = fail('start', 1, 0);
    expect(isResting(first, 5_000)).toBe(false);
    const second = afterFailure(first, 'start', 5_000);
    expect(second.restsUntil - 5_000).toBe(10_000);
    expect(afterSuccess(second)).toEqual(healthy);
  });

  it('rests no longer for pages that were under way when its rest began', () => {
    expect(fail('deadline', 30).restsUntil).toBe(5_000);
  });

  it('is not blamed for visitors who leave', () => {
    expect(fail('client', 100)).toEqual(healthy);
  });

  it('is not blamed for time that others had used up', () => {
    expect(fail('late', 100)).toEqual(healthy);
  });

  it('never rests longer than two minutes, whatever happens', () => {
    const kinds = fc.constantFrom<RenderFailureKind>(
      'start',
      'render',
      'deadline',
      'blocked',
      'crash',
      'memory',
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(kinds, fc.nat(10_000)), { maxLength: 60 }), (events) => {
        let [health, now] = [healthy, 0];
        for (const [kind, after] of events) {
          now += after;
          health = afterFailure(health, kind, now);
          expect(health.restsUntil - now).toBeLessThanOrEqual(120_000);
        }
      }),
    );
  });
});
