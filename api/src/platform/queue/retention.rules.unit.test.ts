import { expect, it } from '@jest/globals';
import { retainedSince } from './retention.rules.ts';

it('a mail stays for 30 days after it was sent or given up', () => {
  expect(retainedSince(new Date('2026-12-31T01:02:03Z'))).toEqual(new Date('2026-12-01T01:02:03Z'));
});
