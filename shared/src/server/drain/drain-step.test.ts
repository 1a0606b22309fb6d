import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { drainLimits } from './drain-limits.ts';
import { type DrainState, type DrainStep, drainStep } from './drain-step.ts';

const limits = drainLimits(0);
const step = (state: Partial<DrainState>, of = limits): DrainStep =>
  drainStep({ nowMs: 0, openConnections: 50, lastArrivalMs: -5, ...state }, of);

describe('a stopping server', () => {
  it('serves as before for as long as a load balancer needs, with or without connections', () => {
    const balanced = drainLimits(10);
    for (const openConnections of [0, 50])
      expect(step({ nowMs: 9_999, lastArrivalMs: -60_000, openConnections }, balanced)).toBe('serve');
    expect(step({ nowMs: 10_000, lastArrivalMs: 9_995 }, balanced)).toBe('part');
  });

  it('closes at once where connections have been idle for a second, as a browser leaves them', () => {
    expect(step({ lastArrivalMs: -1_000 })).toBe('pause');
    expect(step({ lastArrivalMs: -999 })).toBe('part');
  });

  it('closes after a moment without connections', () => {
    expect(step({ nowMs: 94, openConnections: 0 })).toBe('part');
    expect(step({ nowMs: 95, openConnections: 0 })).toBe('pause');
  });

  it('waits for what is under way, and closes two seconds later even if clients go on asking', () => {
    expect(step({ nowMs: 1_900, oldestRequestMs: -50, lastArrivalMs: -50 })).toBe('part');
    expect(step({ nowMs: 6_000, oldestRequestMs: -50, lastArrivalMs: 5_999 })).toBe('part');
    expect(step({ nowMs: 4_999, oldestRequestMs: 2_000, lastArrivalMs: 4_998 })).toBe('pause');
    expect(step({ nowMs: 5_000, oldestRequestMs: 2_000, lastArrivalMs: 4_999 })).toBe('close');
    expect(step({ nowMs: 2_000, lastArrivalMs: 1_999 })).toBe('pause');
  });

  it('cuts off what takes longer than eight seconds', () => {
    expect(step({ nowMs: 7_999, oldestRequestMs: -50 })).toBe('part');
    expect(step({ nowMs: 8_000, oldestRequestMs: -50 })).toBe('cut');
  });

  it('never goes back a step while nothing new comes, and has ended after delay and deadline', () => {
    const steps: DrainStep[] = ['serve', 'part', 'pause', 'close', 'cut'];
    const moment = fc.integer({ min: 0, max: 20_000 });
    fc.assert(
      fc.property(
        fc.nat(60),
        fc.nat(3),
        moment,
        moment,
        fc.option(moment, { nil: undefined }),
        (delay, openConnections, before, waited, sinceOldest) => {
          const of = drainLimits(delay);
          const state = {
            openConnections,
            lastArrivalMs: -before,
            oldestRequestMs: sinceOldest === undefined ? undefined : -Math.max(sinceOldest, before),
          };
          const at = (nowMs: number): number => steps.indexOf(drainStep({ nowMs, ...state }, of));
          expect(at(waited)).toBeLessThanOrEqual(at(waited + 1));
          expect(at(of.delayMs + of.cutMs)).toBe(4);
          expect(at(of.delayMs - 1)).toBe(0);
        },
      ),
    );
  });
});
