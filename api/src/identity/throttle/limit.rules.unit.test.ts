import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { retryAfter, slowing } from './limit.rules.ts';
import { limits } from './limits.ts';

it('slows down after five tries, from 30 s to 15 min', () => {
  expect(slowing('x', { free: 5, firstSeconds: 30, longestSeconds: 900 }).seconds).toEqual([
    0, 0, 0, 0, 30, 60, 120, 240, 480, 900,
  ]);
});

it('never lets the next try come sooner than the last one', () => {
  const times = fc.record({
    free: fc.integer({ min: 1, max: 9 }),
    firstSeconds: fc.integer({ min: 1, max: 99 }),
    longestSeconds: fc.integer({ min: 1, max: 9_999 }),
  });
  fc.assert(
    fc.property(times, (given) => {
      const { seconds } = slowing('x', given);
      expect(seconds.slice(0, given.free - 1).every((wait) => wait === 0)).toBe(true);
      expect(seconds).toEqual([...seconds].sort((a, b) => a - b));
      expect(seconds.at(-1)).toBe(given.longestSeconds);
    }),
  );
});

it('is whole seconds, rounded up, and at least one', () => {
  const now = new Date(0);
  expect(retryAfter(new Date(30_000), now)).toBe(30);
  expect(retryAfter(new Date(29_001), now)).toBe(30);
  expect(retryAfter(new Date(0), now)).toBe(1);
});

it('has a name of its own for each limit', () => {
  const names = Object.values(limits).map(({ action }) => action);
  expect(new Set(names).size).toBe(names.length);
});
