import { describe, expect, it } from '@jest/globals';
import { commonHeaders, contentSecurityPolicy, newNonce } from './security-headers.ts';

const policy = { images: [], development: [], isHttps: true };
const directives = (text: string): Map<string, string> =>
  new Map(text.split('; ').map((part) => [part.split(' ')[0] ?? '', part.slice(part.indexOf(' ') + 1)]));

describe('the content security policy', () => {
  it('allows nothing that is not named, and no script but by nonce', () => {
    const named = directives(contentSecurityPolicy('bm9uY2U=', policy));
    expect(named.get('default-src')).toBe("'none'");
    expect(named.get('script-src')).toBe("'nonce-bm9uY2U=' 'strict-dynamic'");
    expect(named.get('base-uri')).toBe("'none'");
    expect(named.get('frame-ancestors')).toBe("'none'");
    expect(named.get('form-action')).toBe("'self'");
    expect(named.get('connect-src')).toBe("'self'");
  });

  it('never says unsafe', () => {
    const text = contentSecurityPolicy('x', {
      ...policy,
      images: ['https://tiles.test'],
      development: ['http://localhost:*'],
    });
    expect(text).not.toContain('unsafe');
  });

  it('allows pictures from where map tiles come, and nothing else from there', () => {
    const named = directives(contentSecurityPolicy('x', { ...policy, images: ['https://tiles.test'] }));
    expect([...named].filter(([, sources]) => sources.includes('tiles.test')).map(([name]) => name)).toEqual([
      'img-src',
    ]);
  });

  it('upgrades requests over https alone', () => {
    expect(contentSecurityPolicy('x', policy)).toContain('upgrade-insecure-requests');
    expect(contentSecurityPolicy('x', { ...policy, isHttps: false })).not.toContain(
      'upgrade-insecure-requests',
    );
  });
});

it('a nonce is 128 bits, new every time', () => {
  const nonces = Array.from({ length: 1_000 }, newNonce);
  expect(new Set(nonces).size).toBe(1_000);
  for (const nonce of nonces) expect(Buffer.from(nonce, 'base64')).toHaveLength(16);
});

it('every response is protected from sniffing and framing; https is remembered only over https', () => {
  const [http, https] = [new Headers(commonHeaders(false)), new Headers(commonHeaders(true))];
  expect(http.get('x-content-type-options')).toBe('nosniff');
  expect(http.get('x-frame-options')).toBe('DENY');
  expect(http.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  expect(http.has('strict-transport-security')).toBe(false);
  expect(https.get('strict-transport-security')).toMatch(/^max-age=\d{8,}/);
});
