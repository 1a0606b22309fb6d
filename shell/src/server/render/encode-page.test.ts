import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { encodePage } from './encode-page.ts';

it('a page is encoded as TextEncoder would, whatever is on it, into a buffer that can be handed over', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }))),
      (html) => {
        const bytes = encodePage(html);
        expect([...bytes]).toEqual([...new TextEncoder().encode(html.join(''))]);
        expect(bytes.buffer.byteLength).toBe(bytes.byteLength);
      },
    ),
  );
});

it('a page larger than any before it fits, and leaves those before it as they were', () => {
  const before = encodePage(['園']);
  expect(encodePage(['園'.repeat(1_000_000), '児'])).toHaveLength(3_000_003);
  expect(Buffer.from(before).toString()).toBe('園');
});

it('a release of an older shell gives its page in one piece', () => {
  expect(Buffer.from(encodePage('<p>園</p>')).toString()).toBe('<p>園</p>');
});

it('half a character becomes a replacement character, and no error', () => {
  expect(Buffer.from(encodePage(['園\ud83d'])).toString()).toBe('園\ufffd');
});
