import { expect, it } from '@jest/globals';
import { closingLine, nothing, sum } from './tally.ts';

it('parts of a test run add up', () => {
  expect(sum([])).toEqual(nothing);
  expect(
    sum([
      { passed: 3, failed: 0, skipped: 1 },
      { passed: 2, failed: 1, skipped: 0 },
    ]),
  ).toEqual({ passed: 5, failed: 1, skipped: 1 });
});

it('the last line says what passed and failed, and what was skipped only where something was', () => {
  expect(closingLine({ passed: 5, failed: 0, skipped: 0 })).toBe('5 passed, 0 failed');
  expect(closingLine({ passed: 5, failed: 1, skipped: 2 })).toBe('5 passed, 1 failed, 2 skipped');
});
