import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { latestPreferredDate, preferredDateFault } from './preferred-date.rules.ts';

test.each([
  ['2026-05-19', '2026-05-20', 'too_early'],
  ['2026-05-20', '2026-05-20', 'too_early'],
  ['2026-05-21', '2026-05-20', undefined],
  ['2026-11-20', '2026-05-20', undefined],
  ['2026-11-21', '2026-05-20', 'too_far'],
  ['2027-02-28', '2026-08-31', undefined],
  ['2027-03-01', '2026-08-31', 'too_far'],
  ['2027-06-01', '2026-12-01', undefined],
  ['2027-06-02', '2026-12-01', 'too_far'],
  ['2026-06-31', '2026-05-20', 'not_a_day'],
  ['2027-02-29', '2026-12-01', 'not_a_day'],
  ['2026-00-10', '2026-05-20', 'not_a_day'],
])('%s, asked on %s: %s', (date, today, fault) => {
  expect(preferredDateFault(date, today)).toBe(fault);
});

const someDay = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2090-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const daysAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

test('every day from tomorrow to 181 days ahead is fine, none before, and none from 185 days on', () => {
  fc.assert(
    fc.property(someDay, fc.integer({ min: -400, max: 600 }), (today, days) => {
      const fault = preferredDateFault(daysAfter(today, days), today);
      if (days <= 0) expect(fault).toBe('too_early');
      else if (days <= 180) expect(fault).toBeUndefined();
      else if (days >= 185) expect(fault).toBe('too_far');
    }),
  );
});

test('the latest day is never before that of an earlier day', () => {
  fc.assert(
    fc.property(someDay, (today) => {
      expect(latestPreferredDate(daysAfter(today, 1)) >= latestPreferredDate(today)).toBe(true);
    }),
  );
});
