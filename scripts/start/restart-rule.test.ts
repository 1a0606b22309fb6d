import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { restartAfter, restartLimits, type ServerExit } from './restart-rule.ts';

/** Simulates a server that is restarted by the rule. @param ran how long it was ready each time */
function runsOf(ran: readonly number[]): { exits: ServerExit[]; waits: (number | undefined)[] } {
  const exits: ServerExit[] = [];
  const waits: (number | undefined)[] = [];
  let nowMs = 0;
  for (const ranMs of ran) {
    nowMs += ranMs;
    exits.push({ atMs: nowMs, ranMs });
    const wait = restartAfter(exits);
    waits.push(wait);
    if (wait === undefined) break;
    nowMs += wait;
  }
  return { exits, waits };
}

describe('a server that ended by itself', () => {
  it('is started again after half a second, and each time it ends soon after twice as long', () => {
    expect(runsOf([90_000, 100, 100, 0, 0, 0]).waits).toEqual([500, 1_000, 2_000, 4_000, 8_000, 16_000]);
  });

  it('begins with half a second again after it ran for a minute', () => {
    expect(runsOf([100, 100, 60_000, 59_999, 100]).waits).toEqual([500, 1_000, 500, 1_000, 2_000]);
  });

  it('is given up at its eighth death within ten minutes, half a minute waited at most', () => {
    expect(runsOf(Array(20).fill(0)).waits).toEqual([
      500,
      1_000,
      2_000,
      4_000,
      8_000,
      16_000,
      30_000,
      undefined,
    ]);
    expect(runsOf(Array(20).fill(70_000)).waits).toHaveLength(8);
  });

  it('is never given up where it dies less often', () => {
    const waits = runsOf(Array(200).fill(90_000)).waits;
    expect(waits).toHaveLength(200);
    expect(new Set(waits)).toEqual(new Set([500]));
  });

  it('waits within the limits whatever happened, and is given up only by that count', () => {
    const { firstMs, mostMs, exits: most, windowMs } = restartLimits;
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 200_000 }), { minLength: 1, maxLength: 60 }), (ran) => {
        const { exits, waits } = runsOf(ran);
        for (const [at, wait] of waits.entries()) {
          const now = exits[at]?.atMs ?? 0;
          const recent = exits.slice(0, at + 1).filter(({ atMs }) => now - atMs < windowMs).length;
          expect(wait === undefined).toBe(recent >= most);
          if (wait !== undefined) {
            expect(wait).toBeGreaterThanOrEqual(firstMs);
            expect(wait).toBeLessThanOrEqual(mostMs);
          }
        }
      }),
    );
  });
});
