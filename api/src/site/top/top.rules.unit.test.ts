import { momentOf } from '@enerabi/shared/clock';
import { prefectures } from '@enerabi/shared/constants';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type TopRow, topOf } from './top.rules.ts';

const totals = { facilities: 0, visit_bookable_facilities: 0 };
const row: TopRow = { visits: [], notifications: [], events: [], support_messages: [] };
const event = {
  path_name: 'summer',
  title: '夏まつり',
  starts_at: '2026-07-11 16:00:00',
  ends_at: '2026-07-11 18:00:00',
  place: null,
  capacity: null,
  audience: 'applicant',
  facility: null,
} as const;

describe('a moment', () => {
  it('is an instant, a clock and a day that agree, whatever the zone of the machine', () => {
    const instant = fc.date({
      min: new Date('2000-01-01'),
      max: new Date('2100-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(instant, (at) => {
        const { now, clock, today } = momentOf(at);
        expect(now).toBe(at);
        expect(Math.floor(Date.parse(`${clock}+09:00`) / 1000)).toBe(Math.floor(at.getTime() / 1000));
        expect(clock.startsWith(`${today} `)).toBe(true);
      }),
    );
  });
});

describe('the top page', () => {
  it('names the address of an event by its prefecture, for all 47 (R1.7)', () => {
    const events = prefectures.map(({ code }) => ({ ...event, prefecture_code: code }));
    const top = topOf(totals, { ...row, events });
    expect(top.events.map(({ area_slug }) => area_slug)).toEqual(prefectures.map(({ slug }) => slug));
    expect(top.events[0]).toEqual({ ...event, area_slug: 'hokkaido' });
  });

  it('does not make up an address', () => {
    const events = [{ ...event, prefecture_code: '990000' }];
    expect(() => topOf(totals, { ...row, events })).toThrow('prefecture 990000');
  });
});
