import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { longestExpectancyDays } from '../constants/index.ts';
import { birthdayFault } from './birthday.rules.ts';

const today = '2026-05-20';

test.each([
  ['2024-02-29', undefined],
  ['2025-02-29', 'not_a_day'],
  ['2025-04-31', 'not_a_day'],
  ['2025-00-10', 'not_a_day'],
  ['2025-13-01', 'not_a_day'],
  ['2025-12-00', 'not_a_day'],
  ['0000-00-00', 'not_a_day'],
  ['9999-12-31', 'too_far_ahead'],
  ['0001-01-01', 'too_long_ago'],
  ['2006-05-20', undefined],
  ['2006-05-19', 'too_long_ago'],
  ['2026-05-20', undefined],
  ['2027-03-16', undefined],
  ['2027-03-17', 'too_far_ahead'],
])('a birthday on %s: %s (R5.3)', (birthday, fault) => {
  expect(birthdayFault(birthday, today)).toBe(fault);
});

test('a leap day is 20 years ago on a leap day, and the day after', () => {
  expect(birthdayFault('2008-02-29', '2028-02-29')).toBeUndefined();
  expect(birthdayFault('2008-02-28', '2028-02-29')).toBe('too_long_ago');
  expect(birthdayFault('2080-02-29', '2100-02-28')).toBeUndefined();
  expect(birthdayFault('2080-02-29', '2100-03-01')).toBe('too_long_ago');
});

const someDay = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2090-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const daysAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

test('every day from 7304 days ago to the longest expectancy ahead is fine, on every day', () => {
  const offset = fc.integer({ min: -7_304, max: longestExpectancyDays });
  fc.assert(
    fc.property(someDay, offset, (now, days) => {
      expect(birthdayFault(daysAfter(now, days), now)).toBeUndefined();
    }),
  );
});

test('what lies further away never is, and says on which side', () => {
  fc.assert(
    fc.property(someDay, fc.integer({ min: 1, max: 5_000 }), (now, days) => {
      expect(birthdayFault(daysAfter(now, longestExpectancyDays + days), now)).toBe('too_far_ahead');
      expect(birthdayFault(daysAfter(now, -7_305 - days), now)).toBe('too_long_ago');
    }),
  );
});

test('no text that looks like a day is taken for another', () => {
  const digits = (length: number) => fc.integer({ min: 0, max: 10 ** length - 1 });
  fc.assert(
    fc.property(digits(4), digits(2), digits(2), (year, month, day) => {
      const lengths = [
        31,
        year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28,
        31,
        30,
        31,
        30,
      ];
      const length = [...lengths, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
      const text = [String(year).padStart(4, '0'), ...[month, day].map((n) => String(n).padStart(2, '0'))];
      expect(birthdayFault(text.join('-'), today) === 'not_a_day').toBe(day < 1 || day > length);
    }),
    { numRuns: 1_000 },
  );
});
