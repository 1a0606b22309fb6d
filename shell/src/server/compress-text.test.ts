import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from '@jest/globals';
import { compressText } from './compress-text.ts';

const page = new TextEncoder().encode(`<p>${'園を探す'.repeat(500)}</p>`);
const shortPage = new TextEncoder().encode('<p>園</p>');

it.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('a page comes back from %s as it was', async (coding, decompress) => {
  const { body, encoding } = await compressText(page, `deflate, ${coding}`);
  expect(encoding).toBe(coding);
  expect(body.length).toBeLessThan(page.length / 10);
  expect(new Uint8Array(decompress(body))).toEqual(page);
});

it('a page is left as it is where nothing else is taken, or nothing would be gained', async () => {
  expect(await compressText(page, 'identity')).toEqual({ body: page });
  expect(await compressText(shortPage, 'br, gzip')).toEqual({ body: shortPage });
});
