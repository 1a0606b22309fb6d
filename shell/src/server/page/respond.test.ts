import { describe, expect, it, jest } from '@jest/globals';
import type { PooledPage } from '../render/protocol.ts';
import {
  lastResortResponse,
  pageResponse,
  type ResponseSettings,
  redirectResponse,
  savedFormResponse,
} from './respond.ts';

const settingsOf = (more: Partial<ResponseSettings> = {}): ResponseSettings => ({
  request: { method: 'GET', headers: new Headers() },
  requestId: 'reference',
  nonce: 'nonce',
  policy: { images: [], development: [], isHttps: true },
  siteName: 'えんえらび',
  cookies: () => [],
  onSent: () => {},
  ...more,
});
const pageOf = (more: Partial<PooledPage> = {}): PooledPage => ({
  status: 200,
  headers: [],
  html: new TextEncoder().encode('<!doctype html>'),
  free: () => {},
  ...more,
});

describe('a page', () => {
  it('carries no cookie or encoding that a remote has set (R3.2)', async () => {
    const headers: [string, string][] = [
      ['set-cookie', 'stolen=1'],
      ['content-encoding', 'br'],
      ['x-remote', 'yes'],
    ];
    const response = await pageResponse(settingsOf(), pageOf({ headers }), false);
    expect([...response.headers.keys()]).toEqual(
      expect.arrayContaining(['x-remote', 'content-security-policy', 'vary']),
    );
    expect(response.headers.has('set-cookie')).toBe(false);
    expect(response.headers.has('content-encoding')).toBe(false);
  });

  it('may be stored by the back-forward cache, unless it is private or changes cookies', async () => {
    const cacheControl = async (isPrivate: boolean, cookies: string[]) =>
      (await pageResponse(settingsOf({ cookies: () => cookies }), pageOf(), isPrivate)).headers.get(
        'cache-control',
      );
    expect(await cacheControl(false, [])).toBe('private, no-cache');
    expect(await cacheControl(true, [])).toBe('private, no-store');
    expect(await cacheControl(false, ['session=1'])).toBe('private, no-store');
  });

  it('gives its memory back when its bytes are sent, at once where they are compressed or not needed', async () => {
    const [free, onSent] = [jest.fn(), jest.fn()];
    await pageResponse(settingsOf({ onSent }), pageOf({ free }), false);
    expect(free).not.toHaveBeenCalled();
    expect(onSent).toHaveBeenCalledWith(free);
    const compressed = { method: 'GET', headers: new Headers({ 'accept-encoding': 'gzip' }) };
    const html = new TextEncoder().encode('あ'.repeat(2_000));
    const response = await pageResponse(settingsOf({ request: compressed }), pageOf({ html, free }), false);
    expect(response.headers.get('content-encoding')).toBe('gzip');
    await pageResponse(settingsOf(), pageOf({ status: 302, headers: [['location', '/f']], free }), false);
    expect(free).toHaveBeenCalledTimes(2);
  });
});

it('a redirection keeps the session’s cookies and is stored nowhere', () => {
  const response = redirectResponse(settingsOf({ cookies: () => ['session=1'] }), '/login');
  expect([response.status, response.headers.get('location')]).toEqual([302, '/login']);
  expect(response.headers.get('set-cookie')).toBe('session=1');
  expect(response.headers.get('cache-control')).toBe('private, no-store');
});

it('a saved form shows what was typed and says when to come back where the API is down', async () => {
  const body = new TextEncoder().encode('name=花子');
  const url = new URL('https://enerabi.example/mypage?x=1');
  const down = savedFormResponse(settingsOf(), url, body, 'unavailable');
  expect([down.status, down.headers.has('retry-after')]).toEqual([503, true]);
  expect(await down.text()).toContain('花子');
  const ended = savedFormResponse(settingsOf(), url, body, 'session_ended');
  expect([ended.status, ended.headers.has('retry-after')]).toEqual([401, false]);
});

it('the last resort closes the connection of a form that was too large or too slow', () => {
  expect(lastResortResponse(settingsOf(), 413).headers.get('connection')).toBe('close');
  expect(lastResortResponse(settingsOf(), 503).headers.has('retry-after')).toBe(true);
});
