import { readTimeoutMs, writeTimeoutMs } from '@enerabi/shared/constants';
import { expect, it } from '@jest/globals';
import { deadlineFor } from './deadline.ts';
import { hungAfterMs } from './limits.ts';

it('a page may make two calls, one after the other, that a slow API never answers', () => {
  expect(deadlineFor('GET')).toBeGreaterThan(2 * readTimeoutMs + hungAfterMs);
});

it('what a visitor sent is waited for longer than the call that writes it, and the one that reads after it', () => {
  expect(deadlineFor('POST')).toBeGreaterThan(writeTimeoutMs + readTimeoutMs + hungAfterMs);
});
