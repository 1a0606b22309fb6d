import { wallClockInJapan } from '@enerabi/shared/clock';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { lastMailTime, latestArrivalMs, newsWindow } from './saved-search.rules.ts';

const instant = fc.date({ min: new Date('2026-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
const dayMs = 86_400_000;
const inJapan = (clock: string) => new Date(`${clock.replace(' ', 'T')}+09:00`);

describe('when mails are to be sent', () => {
  it.each([
    ['daily', '2026-05-20 07:59:59', '2026-05-19 08:00:00'],
    ['daily', '2026-05-20 08:00:00', '2026-05-20 08:00:00'],
    ['daily', '2026-05-20 23:30:00', '2026-05-20 08:00:00'],
    ['weekly', '2026-05-18 07:59:59', '2026-05-11 08:00:00'],
    ['weekly', '2026-05-18 08:00:00', '2026-05-18 08:00:00'],
    ['weekly', '2026-05-24 23:00:00', '2026-05-18 08:00:00'],
  ] as const)('%s: at %s, last at %s', (frequency, now, last) => {
    expect(wallClockInJapan(lastMailTime(frequency, inJapan(now)))).toBe(last);
  });

  it('is at 8:00 in Japan, not ahead and not longer ago than a day or a week, weekly on a Monday', () => {
    fc.assert(
      fc.property(instant, fc.constantFrom('daily' as const, 'weekly' as const), (now, frequency) => {
        const last = lastMailTime(frequency, now);
        const agoMs = now.getTime() - last.getTime();
        expect(agoMs).toBeGreaterThanOrEqual(0);
        expect(agoMs).toBeLessThan(frequency === 'daily' ? dayMs : 7 * dayMs);
        expect(wallClockInJapan(last).slice(11)).toBe('08:00:00');
        const weekday = new Date(`${wallClockInJapan(last).slice(0, 10)}T00:00:00Z`).getUTCDay();
        if (frequency === 'weekly') expect(weekday).toBe(1);
      }),
    );
  });
});

it('counts each arrival after the saving in exactly one look, whenever the looks are', () => {
  const some = fc.array(fc.integer({ min: 0, max: 10 * dayMs }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(instant, some, fc.integer({ min: -dayMs, max: 10 * dayMs }), (created_at, ms, arrivedMs) => {
      const at = (after: number) => new Date(created_at.getTime() + after);
      const looks = [...ms].sort((a, b) => a - b).map(at);
      const arrived = at(arrivedMs);
      let last_looked_at = created_at;
      let counted = 0;
      for (const now of looks) {
        const { after, until } = newsWindow({ created_at, last_looked_at }, now);
        if (arrived > after && arrived <= until) counted += 1;
        last_looked_at = now;
      }
      const end = (looks.at(-1) as Date).getTime() - latestArrivalMs;
      expect(counted).toBe(arrived > created_at && arrived.getTime() <= end ? 1 : 0);
    }),
  );
});
