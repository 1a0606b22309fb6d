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
        expect(bytes.byteOffset).toBe(0);
      },
    ),
  );
});

it('a page larger than any before it fits, and leaves those before it as they were', () => {
  const before = encodePage(['園']);
  expect(encodePage(['園'.repeat(1_000_000), '児'])).toHaveLength(3_000_003);
  expect(Buffer.from(before).toString()).toBe('園');
});

it('memory of a page that was sent is used for the next one that fits into it', () => {
  const [small, large] = [new ArrayBuffer(2), new Uint8Array(new ArrayBuffer(90)).fill(33).buffer];
  const freeBuffers = [large, small];
  const page = encodePage(['<p>園</p>'], freeBuffers);
  expect(page.buffer).toBe(large);
  expect(Buffer.from(page).toString()).toBe('<p>園</p>');
  expect(freeBuffers).toEqual([small]);
  expect(encodePage(['<p>児</p>'], freeBuffers).buffer).not.toBe(small);
});

it('a release of an older shell gives its page in one piece', () => {
  expect(Buffer.from(encodePage('<p>園</p>')).toString()).toBe('<p>園</p>');
});

it('half a character becomes a replacement character, and no error', () => {
  expect(Buffer.from(encodePage(['園\ud83d'])).toString()).toBe('園\ufffd');
});
