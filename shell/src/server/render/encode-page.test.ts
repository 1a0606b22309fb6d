import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { encodePage } from './encode-page.ts';

it('a page is encoded as TextEncoder would, whatever is on it, into a buffer that can be handed over', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' })), (html) => {
      const bytes = encodePage(html);
      expect([...bytes]).toEqual([...new TextEncoder().encode(html)]);
      expect(bytes.buffer.byteLength).toBe(bytes.byteLength);
    }),
  );
});

it('half a character becomes a replacement character, and no error', () => {
  expect(Buffer.from(encodePage('園\ud83d')).toString()).toBe('園\ufffd');
});
