import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { deriveSecrets, keyedHash } from './secrets.ts';

it('derives keys that have nothing in common, the same each time', () => {
  const secrets = deriveSecrets('s'.repeat(32));
  const keys = Object.values(secrets).map((key) => key.toString('hex'));
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys.every((key) => key.length === 64)).toBe(true);
  expect(deriveSecrets('s'.repeat(32))).toEqual(secrets);
  expect(deriveSecrets('t'.repeat(32)).codes).not.toEqual(secrets.codes);
});

it('never takes one list of texts for another', () => {
  const key = Buffer.alloc(32);
  const texts = fc.array(fc.oneof(fc.string({ maxLength: 3 }), fc.integer()), { maxLength: 3 });
  fc.assert(
    fc.property(texts, texts, (one, other) => {
      const areSame = JSON.stringify(one) === JSON.stringify(other);
      expect(keyedHash(key, ...one).equals(keyedHash(key, ...other))).toBe(areSame);
    }),
  );
});
