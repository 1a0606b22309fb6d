import { expect, it } from '@jest/globals';
import { readMigrations } from './migration-files.ts';

it('has a number of its own for each migration: of two with the same one, only one would be applied', () => {
  const numbers = readMigrations().map(({ number }) => number);
  expect(numbers).toEqual([...new Set(numbers)]);
});
