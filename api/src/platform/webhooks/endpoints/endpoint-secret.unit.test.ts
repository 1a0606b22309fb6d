import { expect, it } from '@jest/globals';
import { sampleNow, testKey } from '../testing/test-webhooks.ts';
import { newSecret, sealSecret, secretText, signingSecrets } from './endpoint-secret.ts';

const url = 'https://example.jp/webhooks';
const [current, previous] = [newSecret(), newSecret()];
const endpoint = {
  url,
  secret: sealSecret(testKey, url, current),
  previous_secret: sealSecret(testKey, url, previous),
  previous_secret_until: new Date(sampleNow.getTime() + 1),
};

it('a secret has 32 random bytes, in the form that receivers know', () => {
  expect(secretText(current)).toMatch(/^whsec_[\w+/]{43}=$/);
  expect(secretText(current)).not.toBe(secretText(newSecret()));
});

it('two secrets sign until the time of the replaced one is over', () => {
  expect(signingSecrets(testKey, endpoint, sampleNow)).toEqual([current, previous]);
  expect(signingSecrets(testKey, endpoint, endpoint.previous_secret_until)).toEqual([current]);
  expect(
    signingSecrets(testKey, { ...endpoint, previous_secret: null, previous_secret_until: null }, sampleNow),
  ).toEqual([current]);
});

it('no secret signs where another AUTH_SECRET sealed it, or for another URL', () => {
  expect(signingSecrets(Buffer.alloc(32), endpoint, sampleNow)).toEqual([]);
  expect(signingSecrets(testKey, { ...endpoint, url: 'https://evil.example/' }, sampleNow)).toEqual([]);
});
