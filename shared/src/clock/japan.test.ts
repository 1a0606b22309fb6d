import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { dayInJapan, wallClockInJapan } from './japan.ts';

const ofTheSystem = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Tokyo',
  dateStyle: 'short',
  timeStyle: 'medium',
});

describe('the clock in Japan', () => {
  it('is what the time zone database says', () => {
    const instant = fc.date({
      min: new Date('1952-01-01'),
      max: new Date('2100-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(instant, (at) => {
        expect(wallClockInJapan(at)).toBe(ofTheSystem.format(at));
      }),
    );
  });

  it('turns the day at 15:00 UTC', () => {
    expect(dayInJapan(new Date('2026-05-20T14:59:59.999Z'))).toBe('2026-05-20');
    expect(dayInJapan(new Date('2026-05-20T15:00:00Z'))).toBe('2026-05-21');
  });
});
