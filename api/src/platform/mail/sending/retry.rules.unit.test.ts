import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { nextTry } from './retry.rules.ts';

const now = new Date('2026-11-23T03:30:00Z');
const inADay = new Date('2026-11-24T03:30:00Z');

describe('a mail that could not be sent', () => {
  it('is tried again after 30 s, 1, 2, 5 and 15 minutes, then every hour', () => {
    const seconds = [1, 2, 3, 4, 5, 6, 7, 50].map(
      (attempts) => (Number(nextTry(attempts, now, inADay)) - now.getTime()) / 1000,
    );
    expect(seconds).toEqual([30, 60, 120, 300, 900, 3600, 3600, 3600]);
  });

  it('is never tried in the past, nor when it is of no use any more', () => {
    const minutes = fc.integer({ min: -600, max: 600 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 30_000 }), minutes, (attempts, wantedFor) => {
        const giveUpAt = new Date(now.getTime() + wantedFor * 60_000);
        const at = nextTry(attempts, now, giveUpAt);
        expect(at === undefined || (at > now && at < giveUpAt)).toBe(true);
      }),
    );
  });

  it('is given up where the next try would come too late', () => {
    expect(nextTry(1, now, new Date('2026-11-23T03:30:30Z'))).toBeUndefined();
    expect(nextTry(1, now, new Date('2026-11-23T03:30:31Z'))).toEqual(new Date('2026-11-23T03:30:30Z'));
  });
});
