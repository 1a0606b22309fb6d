import { expect, it } from '@jest/globals';
import { candidateKey } from './candidates.ts';
import { CircuitBreakers } from './circuit-breakers.ts';

const good = { shell: 'r_shell', remote: 'r_good' };
const bad = { shell: 'r_shell', remote: 'r_bad' };

it('a failed candidate is open until its time is over, and others are not', () => {
  let now = 0;
  const breakers = new CircuitBreakers(() => now);
  expect(breakers.fail(bad, 'start')).toBe(true);
  expect([breakers.isOpen(bad), breakers.isOpen(good)]).toEqual([true, false]);
  now = 3_600_000;
  expect(breakers.isOpen(bad)).toBe(false);
  breakers.succeed(bad);
  expect(breakers.fail(bad, 'client')).toBe(false);
});

it('candidates that are no longer named start anew', () => {
  const breakers = new CircuitBreakers(() => 0);
  breakers.fail(good, 'start');
  breakers.fail(bad, 'start');
  breakers.retain(new Set([candidateKey(good)]));
  expect([breakers.isOpen(good), breakers.isOpen(bad)]).toEqual([true, false]);
});
