import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readIdempotencyKey } from './idempotency-key.rules.ts';

describe('an Idempotency-Key', () => {
  it.each([
    ['"8e03978e-40d5-43dd-bc93-6894a57f9324"', '8e03978e-40d5-43dd-bc93-6894a57f9324'],
    ['8e03978e', '8e03978e'],
    [' "a b" ', 'a b'],
    ['"a\\"b\\\\c"', 'a"b\\c'],
    ['"a,b"', 'a,b'],
  ])('is read: %s', (header, key) => {
    expect(readIdempotencyKey(header)).toBe(key);
  });

  it.each(['', '""', '"', '"a', 'a"', '"a"b"', '"a\\b"', '"a", "b"', 'a, b', 'a b', 'あ', '"あ"', 'a\tb'])(
    'is refused: %j',
    (header) => {
      expect(readIdempotencyKey(header)).toBeUndefined();
    },
  );

  it('has up to 255 characters', () => {
    expect(readIdempotencyKey('a'.repeat(255))).toHaveLength(255);
    expect(readIdempotencyKey(`"${'a'.repeat(255)}"`)).toHaveLength(255);
    expect(readIdempotencyKey('a'.repeat(256))).toBeUndefined();
    expect(readIdempotencyKey(`"${'a'.repeat(256)}"`)).toBeUndefined();
  });

  it('is the same after quoting, whatever printable characters it has', () => {
    const printable = fc.string({
      unit: fc.integer({ min: 0x20, max: 0x7e }).map((at) => String.fromCharCode(at)),
    });
    fc.assert(
      fc.property(printable, (key) => {
        fc.pre(key.length > 0 && key.length <= 255);
        expect(readIdempotencyKey(`"${key.replaceAll(/["\\]/g, '\\$&')}"`)).toBe(key);
      }),
    );
  });
});
