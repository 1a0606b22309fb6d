import { expect, it } from '@jest/globals';
import { importProgress } from './progress.ts';

it('says how much of a file has been read', () => {
  expect(importProgress('a.csv', 5_000_000, 1_000, 10_000_000)).toBe(
    'a.csv  50 %  5.0 of 10.0 MB  1,000 rows',
  );
  expect(importProgress('empty.csv', 0, 0, 0)).toMatch(/100 %/);
});
