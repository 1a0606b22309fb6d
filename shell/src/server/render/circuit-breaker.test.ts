import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  afterFailure,
  afterSuccess,
  type CircuitBreaker,
  healthy,
  isCircuitOpen,
} from './circuit-breaker.ts';
import type { RenderFailureKind } from './render-failure.ts';

const fail = (
  kind: RenderFailureKind,
  times: number,
  now = 0,
  from: CircuitBreaker = healthy,
): CircuitBreaker =>
  Array.from({ length: times }).reduce<CircuitBreaker>((health) => afterFailure(health, kind, now), from);

const answer = (times: number, now = 0, from: CircuitBreaker = healthy): CircuitBreaker =>
  Array.from({ length: times }).reduce<CircuitBreaker>((health) => afterSuccess(health, now), from);

describe('health of a release', () => {
  it('has an open circuit at once when it cannot start', () => {
    expect(isCircuitOpen(fail('start', 1), 0)).toBe(true);
  });

  it('has an open circuit after five bad or slow pages within a minute, not before', () => {
    for (const kind of ['render', 'deadline'] as const) {
      expect(isCircuitOpen(fail(kind, 4), 0)).toBe(false);
      expect(isCircuitOpen(fail(kind, 5), 0)).toBe(true);
    }
  });

  it('keeps its circuit closed for a few bad pages among many good ones', () => {
    expect(isCircuitOpen(fail('render', 5, 0, answer(96)), 0)).toBe(false);
    expect(isCircuitOpen(fail('render', 5, 0, answer(95)), 0)).toBe(true);
    expect(isCircuitOpen(fail('render', 6, 0, answer(96)), 0)).toBe(true);
  });

  it('is not saved by good pages of more than a minute ago', () => {
    expect(isCircuitOpen(fail('render', 5, 60_001, answer(1_000)), 60_001)).toBe(true);
  });

  it('has an open circuit when it ended its worker twice, however many pages it gave', () => {
    const busy = fail('render', 4, 0, answer(1_000));
    for (const kind of ['crash', 'memory', 'blocked'] as const) {
      expect(isCircuitOpen(fail(kind, 1, 0, busy), 0)).toBe(false);
      expect(isCircuitOpen(fail(kind, 2, 0, busy), 0)).toBe(true);
    }
  });

  it('forgets failures of more than a minute ago', () => {
    const old = fail('render', 4, 0);
    expect(isCircuitOpen(afterFailure(old, 'render', 60_001), 60_001)).toBe(false);
  });

  it('is tried again later, after a longer time each time until it answers well', () => {
    const first = fail('start', 1, 0);
    expect(isCircuitOpen(first, 5_000)).toBe(false);
    const second = afterFailure(first, 'start', 5_000);
    expect(second.openUntil - 5_000).toBe(10_000);
    const trusted = afterSuccess(second, 15_000);
    expect(afterFailure(trusted, 'start', 20_000).openUntil).toBe(25_000);
  });

  it('is not tried later for pages that were under way when its circuit opened', () => {
    expect(fail('deadline', 30).openUntil).toBe(5_000);
  });

  it('is not blamed for visitors who leave', () => {
    expect(fail('client', 100)).toEqual(healthy);
  });

  it('is not blamed for time that others had used up', () => {
    expect(fail('too_little_time', 100)).toEqual(healthy);
  });

  it('never has an open circuit while fewer than one page in twenty is bad, in whatever order they come', () => {
    const page = fc.record({ isBad: fc.boolean(), after: fc.nat(2_000) });
    fc.assert(
      fc.property(fc.array(page, { maxLength: 200 }), (pages) => {
        let [health, now] = [healthy, 0];
        for (const { isBad, after } of pages) {
          now += after;
          // Twenty good pages at the same moment: they expire together with the bad one.
          health = isBad ? afterFailure(answer(20, now, health), 'render', now) : afterSuccess(health, now);
          expect(isCircuitOpen(health, now)).toBe(false);
        }
      }),
    );
  });

  it('remembers no more than a minute of pages, however many there are', () => {
    const pages = fc.array(fc.tuple(fc.boolean(), fc.nat(3_000)), { maxLength: 300 });
    fc.assert(
      fc.property(pages, (all) => {
        let [health, now] = [healthy, 0];
        for (const [isBad, after] of all) {
          now += after;
          health = isBad ? afterFailure(health, 'deadline', now) : afterSuccess(health, now);
          expect(health.pages.length).toBeLessThanOrEqual(13);
        }
      }),
    );
  });

  it('never has an open circuit for more than two minutes', () => {
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
          expect(health.openUntil - now).toBeLessThanOrEqual(120_000);
        }
      }),
    );
  });
});
