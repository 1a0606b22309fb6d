import { describe, expect, it } from '@jest/globals';
import { publicOnly } from './address.rules.ts';
import { urlFault } from './target.rules.ts';

describe('a URL of an endpoint', () => {
  it.each([
    'https://example.jp/webhooks',
    'https://example.jp:8443/?a=1',
    'https://203.0.114.1/',
    'https://園.jp/',
  ])('may be %s', (url) => {
    expect(urlFault(url, publicOnly)).toBeUndefined();
  });

  it.each([
    ['example.jp', 'no https'],
    ['ftp://example.jp/', 'no https'],
    ['http://example.jp/', 'http://'],
    ['http://localhost/', 'http://'],
    ['https://me:secret@example.jp/', 'user name'],
    ['https://example.jp/#part', '#'],
    [`https://example.jp/${'a'.repeat(2_000)}`, 'longer'],
    ['https://10.0.0.1/', '10.0.0.1'],
    ['https://0x7f.1/', '127.0.0.1'],
    ['https://2130706433/', '127.0.0.1'],
    ['https://[::1]/', '::1'],
    ['https://[::ffff:10.0.0.1]/', '::ffff:a00:1'],
  ])('may not be %s', (url, fault) => {
    expect(urlFault(url, publicOnly)).toContain(fault);
  });

  it.each([
    ['http://localhost:8080/', true],
    ['http://127.0.0.1:8080/', true],
    ['http://[::1]:8080/', true],
    ['http://example.jp/', false],
    ['http://203.0.114.1/', false],
    ['http://10.0.0.1/', false],
    ['http://localhost.example.jp/', false],
  ])('may be http where this machine may be called, on it alone: %s', (url, isTaken) => {
    expect(urlFault(url, { mayCallLoopback: true }) === undefined).toBe(isTaken);
  });
});
