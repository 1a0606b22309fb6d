import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { secondsLeft } from './seconds-left.ts';

describe('the wait for another mail', () => {
  it('is a whole number of seconds', () => {
    expect([0, 1, 999, 1_000, 59_001, 60_000, 90_000].map((ms) => secondsLeft(60, ms))).toEqual([
      60, 60, 60, 59, 1, 0, 0,
    ]);
  });

  it('is over when it is over, and never sooner', () => {
    fc.assert(
      fc.property(fc.nat(600), fc.nat(1_000_000), (seconds, elapsedMs) => {
        const left = secondsLeft(seconds, elapsedMs);
        expect(left === 0).toBe(elapsedMs >= seconds * 1_000);
        expect(left).toBeLessThanOrEqual(seconds);
        expect(secondsLeft(seconds, elapsedMs + 1)).toBeLessThanOrEqual(left);
      }),
    );
  });
});
