import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { clockWords, instantWords } from './moment-words.ts';

it('shows an instant as clocks in Japan do', () => {
  expect(instantWords(new Date('2026-11-23T03:30:00Z'))).toBe('2026年11月23日（月）12:30');
  expect(instantWords(new Date('2026-12-31T15:05:00Z'))).toBe('2027年1月1日（金）00:05');
});

it('shows a time in Japan as it is', () => {
  expect(clockWords('2026-11-25 09:05:00')).toBe('2026年11月25日（水）09:05');
});

it('knows the day of the week', () => {
  const short = new Intl.DateTimeFormat('ja-JP', { weekday: 'short', timeZone: 'Asia/Tokyo' });
  const instant = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
  fc.assert(fc.property(instant, (at) => instantWords(at).includes(`（${short.format(at)}）`)));
});
