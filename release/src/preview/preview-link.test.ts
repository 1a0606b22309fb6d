import { expect, it } from '@jest/globals';
import { generateSigningKey, trustedKeys } from '../document/index.ts';
import { type Preview, readPreview, signPreview } from './preview-link.ts';

const key = generateSigningKey();
const keys = trustedKeys([key.publicKey]);
const now = Date.parse('2026-11-21T04:00:00.000Z');
const preview: Preview = {
  environment: 'production',
  apps: { 'mfe-search': 'r_2', shell: 'r_s2' },
  expiresAt: '2026-11-22T04:00:00.000Z',
};
const read = (text: string, at = now, environment = 'production') =>
  readPreview(text, { keys, environment, now: at });

it('a preview is what was signed, until it expires', () => {
  const text = signPreview(preview, key);
  expect(text).toMatch(/^[\w-]+$/);
  expect(read(text)).toEqual(preview);
  expect(read(text, Date.parse(preview.expiresAt))).toBeUndefined();
  expect(read(text, now, 'staging')).toBeUndefined();
});

it('a preview of a stranger, or a changed one, is none', () => {
  expect(read(signPreview(preview, generateSigningKey()))).toBeUndefined();
  const changed = Buffer.from(signPreview(preview, key), 'base64url').toString().replace('r_2', 'r_3');
  expect(read(Buffer.from(changed).toString('base64url'))).toBeUndefined();
  for (const text of ['', 'x', '<script>', 'a'.repeat(10_000)]) expect(read(text)).toBeUndefined();
});
