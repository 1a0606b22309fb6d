import { expect, it } from '@jest/globals';
import { nodeFlags } from './node-flags.ts';

it.each([
  [1, 1],
  [2, 1],
  [4, 3],
  [64, 4],
])('on %i cores, %i threads collect memory', (cores, threads) => {
  expect(nodeFlags(cores)).toContain(`--v8-pool-size=${threads}`);
});
