import { randomBytes } from 'node:crypto';
import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { seal, unseal } from './sealed.ts';

const key = randomBytes(32);

it('opens under its key and name, and never twice looks the same', () => {
  fc.assert(
    fc.property(fc.uint8Array(), fc.string(), (bytes, name) => {
      const content = Buffer.from(bytes);
      const sealed = seal(key, name, content);
      expect(unseal(key, name, sealed)).toEqual(content);
      expect(seal(key, name, content)).not.toEqual(sealed);
    }),
  );
});

it('opens under no other key or name, and not where a bit was changed', () => {
  const sealed = seal(key, 'kid', Buffer.from('content'));
  expect(unseal(randomBytes(32), 'kid', sealed)).toBeUndefined();
  expect(unseal(key, 'other', sealed)).toBeUndefined();
  expect(unseal(key, 'kid', sealed.subarray(0, 20))).toBeUndefined();
  for (let at = 0; at < sealed.length; at += 1) {
    const changed = Buffer.from(sealed);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(unseal(key, 'kid', changed)).toBeUndefined();
  }
});
