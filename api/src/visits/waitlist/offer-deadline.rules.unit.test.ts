import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { offerDeadline } from './offer-deadline.rules.ts';

const japan = (clock: string) => new Date(`${clock.replace(' ', 'T')}:00+09:00`);
const deadline = (now: string, bookBy: string) => offerDeadline(japan(now), japan(bookBy));

describe('an offer to a family that waits', () => {
  it.each([
    ['half of the time that is left', '2026-12-01 09:00', '2026-12-01 17:00', '2026-12-01 13:00'],
    ['24 hours at most, nights not counted', '2026-12-01 10:00', '2026-12-20 17:00', '2026-12-02 21:00'],
    ['two hours at least', '2026-12-01 14:00', '2026-12-01 17:00', '2026-12-01 16:00'],
    [
      'from the morning on, if it becomes free at night',
      '2026-12-01 23:00',
      '2026-12-02 12:00',
      '2026-12-02 10:00',
    ],
    ['over the end of a year', '2026-12-31 20:00', '2027-01-01 12:00', '2027-01-01 09:30'],
  ])('is held for %s', (_, now, bookBy, until) => {
    expect(deadline(now, bookBy)).toEqual(japan(until));
  });

  it('is held for nobody if less than two hours are left', () => {
    expect(deadline('2026-12-01 15:01', '2026-12-01 17:00')).toBeUndefined();
    expect(deadline('2026-12-01 21:00', '2026-12-02 08:00')).toBeUndefined();
    expect(deadline('2026-12-01 15:00', '2026-12-01 17:00')).toEqual(japan('2026-12-01 17:00'));
  });

  it('ends within booking and by day, and leaves two hours of the day at least', () => {
    const from = japan('2026-11-27 00:00').getTime();
    const minutes = fc.integer({ min: 0, max: 30 * 1_440 });
    fc.assert(
      fc.property(minutes, minutes, (one, other) => {
        const now = new Date(from + Math.min(one, other) * 60_000);
        const bookBy = new Date(from + Math.max(one, other) * 60_000);
        const until = offerDeadline(now, bookBy);
        if (!until) return;
        expect(until.getTime()).toBeLessThanOrEqual(bookBy.getTime());
        expect(until.getTime() - now.getTime()).toBeGreaterThanOrEqual(2 * 3_600_000);
        const hour = new Date(until.getTime() + 9 * 3_600_000).getUTCHours();
        const isAtEnd = until.getTime() === japan(dayOf(until, '21:00')).getTime();
        expect(isAtEnd || (hour >= 8 && hour < 21)).toBe(true);
      }),
    );
  });
});

const dayOf = (instant: Date, time: string): string =>
  `${new Date(instant.getTime() + 9 * 3_600_000).toISOString().slice(0, 10)} ${time}`;
