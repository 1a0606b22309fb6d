import { expect, it } from '@jest/globals';
import { closingLines, nothing, sum } from './tally.ts';

it('parts of a test run add up', () => {
  expect(sum([])).toEqual(nothing);
  expect(
    sum([
      { passed: 3, failed: 0, skipped: 1 },
      { passed: 2, failed: 1, skipped: 0 },
    ]),
  ).toEqual({ passed: 5, failed: 1, skipped: 1 });
});

it('the last line says what passed and failed and nothing else, the one before what was skipped', () => {
  expect(closingLines({ passed: 5, failed: 0, skipped: 0 })).toBe('5 passed, 0 failed');
  expect(closingLines({ passed: 5, failed: 1, skipped: 2 })).toBe('2 skipped\n5 passed, 1 failed');
});
