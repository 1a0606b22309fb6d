import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { endToken, searchOfToken } from './end-token.ts';

const key = Buffer.alloc(32, 1);

it('names its search, and no other key makes it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2_147_483_647 }), (id) => {
      expect(searchOfToken(key, endToken(key, id))).toBe(id);
      expect(searchOfToken(Buffer.alloc(32, 2), endToken(key, id))).toBeUndefined();
    }),
  );
});

it.each([
  '',
  '.',
  '1.',
  'x',
  '1',
  endToken(key, 1).replace('1.', '2.'),
  `${endToken(key, 1)}A`,
  '99999999999.a',
])('is not %j', (token) => {
  expect(searchOfToken(key, token)).toBeUndefined();
});
