import { expect, it } from '@jest/globals';
import { acceptedEncoding } from './accepted-encoding.ts';

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['BR;q=0.5, gzip', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000 ,gzip;q=0', undefined],
  ['gzip;q=0.001', 'gzip'],
  ['identity', undefined],
  ['brotli, gzipped', undefined],
  ['*', undefined],
  ['', undefined],
])('%j takes %s', (header, coding) => {
  expect(acceptedEncoding(header)).toBe(coding);
});

it('never names what is not offered', () => {
  expect(acceptedEncoding('br, gzip', ['gzip'])).toBe('gzip');
  expect(acceptedEncoding('br, gzip', [])).toBeUndefined();
});
