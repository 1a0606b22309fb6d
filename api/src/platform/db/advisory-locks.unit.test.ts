import { expect, it } from '@jest/globals';
import { advisoryLocks } from './advisory-locks.ts';

it('each purpose has a lock of its own', () => {
  const numbers = Object.values(advisoryLocks);
  expect(new Set(numbers).size).toBe(numbers.length);
});
