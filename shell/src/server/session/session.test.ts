import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ask } from '../../testing/ask.ts';
import { bootOf } from '../../testing/boot-of.ts';
import { CookieJar, type SessionApi, serveSessionApi } from '../../testing/session-api.ts';
import { openTestSite, type TestSite } from '../../testing/test-site.ts';

let api: SessionApi;
let site: TestSite;
let jar: CookieJar;
beforeAll(async () => {
  api = await serveSessionApi();
  site = await openTestSite({
    apiBaseUrl: api.origin,
    publicOrigin: 'http://site.test',
    remotes: { 'mfe-search': undefined, 'mfe-account': undefined },
  });
});
afterAll(async () => {
  await site.close();
  await api.close();
});
beforeEach(() => {
  jar = new CookieJar();
  api.received.length = 0;
  site.log.length = 0;
  api.expiresIn = 600;
});

const five = ['ExpiresIn', 'IdToken', 'RefreshToken', 'TokenExpiration', 'TokenType'];
const fromPage = { origin: 'http://site.test', 'content-type': 'application/json' };

async function call(path: string, body?: object, of = jar) {
  const method = body ? 'POST' : 'GET';
  const reply = await ask(
    site.origin,
    path,
    { ...fromPage, ...of.header },
    method,
    body && JSON.stringify(body),
  );
  of.take(reply.headers['set-cookie']);
  return { ...reply, text: reply.body.toString() };
}
const login = () => call('/api/login', { mailaddress: 'hanako@example.jp', password: 'correct horse' });
/** As if its time were over: `TokenExpiration` is what counts (R3.1). */
const expire = () => jar.set('TokenExpiration', String(Math.floor(Date.now() / 1000) - 1));
const said = (line: string): number => site.log.filter(({ msg }) => msg === line).length;

describe('login (R3.3)', () => {
  it('stores five cookies, with the expiration that the API gave, and hands no token on (R3.2)', async () => {
    const before = Math.floor(Date.now() / 1000);
    const reply = await login();
    expect(reply.status).toBe(200);
    expect(JSON.parse(reply.text)).toEqual({ ExpiresIn: 600, TokenType: 'Bearer' });
    expect(reply.text).not.toMatch(/refresh-|id-/);
    expect(jar.names).toEqual(five);
    expect(Number(jar.get('TokenExpiration')) - before - 600).toBeLessThanOrEqual(2);
    for (const cookie of reply.headers['set-cookie'] ?? []) expect(cookie).toMatch(/HttpOnly.*SameSite=Lax/);
  });

  it('that fails stores nothing and is logged (R3.5)', async () => {
    const reply = await call('/api/login', { mailaddress: 'hanako@example.jp', password: 'wrong' });
    expect(reply.status).toBe(401);
    expect(JSON.parse(reply.text)).toEqual({ code: 'login_failed' });
    expect(jar.names).toEqual([]);
    expect(said('failed to obtain authentication info')).toBe(1);
  });

  it('of somebody else ends the session that was there (R3.6)', async () => {
    await login();
    const former = jar.header;
    await login();
    await sleep(50);
    expect(api.calls('/api/logout')).toBe(1);
    const reply = await ask(site.origin, '/api/front/profile', { ...fromPage, ...former });
    expect(reply.status).toBe(401);
    expect((await call('/api/front/profile')).status).toBe(200);
  });

  it.each(['{', '', '[]', 'null'])(
    'with the body %j is for the API to refuse, never a failure',
    async (body) => {
      const reply = await ask(site.origin, '/api/login', fromPage, 'POST', body);
      expect(reply.status).toBeGreaterThanOrEqual(400);
      expect(api.calls('/api/login')).toBe(1);
      expect(reply.headers['set-cookie']).toBeUndefined();
    },
  );

  it('from another site is refused (R3.7)', async () => {
    const headers = { ...fromPage, origin: 'https://evil.test' };
    expect((await ask(site.origin, '/api/login', headers, 'POST', '{}')).status).toBe(403);
    expect(api.received).toEqual([]);
  });
});

describe('activation (R3.3)', () => {
  it('stores the tokens as a login does', async () => {
    await call('/api/activate', { authentication_code: '123456' });
    expect(jar.names).toEqual(five);
  });

  it('keeps a refresh token only if one is returned: four cookies, which are no session (R3.1)', async () => {
    await login();
    await call('/api/activate', { authentication_code: '000000' });
    expect(jar.names).toEqual(five.filter((name) => name !== 'RefreshToken'));
    expect(bootOf((await call('/f')).body.toString()).session).toEqual({ user: null, expiresAt: null });
  });
});

describe('a session', () => {
  it.each(five)('is none without %s (R3.1)', async (name) => {
    await login();
    jar.delete(name);
    expect((await call('/api/front/profile')).status).toBe(401);
    expect(api.received.at(-1)?.headers).not.toHaveProperty('authorization');
    expect(bootOf((await call('/f')).body.toString()).session.user).toBeNull();
  });

  it('is refreshed where it has expired, and keeps its refresh token (R3.3, R3.4)', async () => {
    await login();
    const [refreshToken, idToken] = [jar.get('RefreshToken'), jar.get('IdToken')];
    expire();
    expect((await call('/api/front/profile')).status).toBe(200);
    expect(api.calls('/api/refresh')).toBe(1);
    expect(jar.get('RefreshToken')).toBe(refreshToken);
    expect(jar.get('IdToken')).not.toBe(idToken);
    expect(Number(jar.get('TokenExpiration'))).toBeGreaterThan(Date.now() / 1000 + 590);
    await call('/api/front/profile');
    expect(api.calls('/api/refresh')).toBe(1);
  });

  it('is refreshed once for 50 calls at once from five tabs, which all succeed (R3.4)', async () => {
    await login();
    expire();
    const letGo = api.hold('/api/refresh');
    const expired = jar.header;
    const calls = Array.from({ length: 50 }, (_, at) =>
      ask(site.origin, at % 10 === 0 ? '/f' : '/api/front/profile', { ...fromPage, ...expired }),
    );
    await sleep(200);
    letGo();
    const replies = await Promise.all(calls);
    expect(replies.map(({ status }) => status)).toEqual(Array(50).fill(200));
    expect(api.calls('/api/refresh')).toBe(1);
    const idTokens = replies.map(({ headers }) =>
      headers['set-cookie']?.find((line) => line.startsWith('IdToken=')),
    );
    expect(new Set(idTokens).size).toBe(1);
  });

  it('is not refreshed again by cookies from before the refresh, for a while', async () => {
    await login();
    expire();
    const expired = jar.header;
    await call('/api/front/profile');
    const late = await ask(site.origin, '/api/front/profile', { ...fromPage, ...expired });
    expect(late.status).toBe(200);
    expect(api.calls('/api/refresh')).toBe(1);
  });

  it('with short-lived tokens is refreshed as often as they expire', async () => {
    api.expiresIn = -5;
    await login();
    await call('/api/front/profile');
    await call('/api/front/profile');
    expect(api.calls('/api/refresh')).toBeGreaterThanOrEqual(2);
  });

  it('ends where its refresh is refused, without an error page (R3.4), which is logged (R3.5)', async () => {
    await login();
    expire();
    api.fail('/api/refresh', 401);
    const reply = await call('/f');
    api.fail('/api/refresh', undefined);
    expect(reply.status).toBe(200);
    expect(bootOf(reply.text).session).toEqual({ user: null, expiresAt: null });
    expect(jar.names).toEqual([]);
    expect(said('failed to update authentication info')).toBe(1);
  });

  it('stays while the API cannot refresh it: no page is a visitor’s login page for that', async () => {
    await login();
    expire();
    api.fail('/api/refresh', 503);
    const mypage = await call('/mypage');
    const list = await call('/f');
    const profile = await call('/api/front/profile');
    api.fail('/api/refresh', undefined);
    expect([mypage.status, list.status, profile.status]).toEqual([503, 200, 503]);
    expect(bootOf(list.text).session).toEqual({ user: null, expiresAt: null, isUnknown: true });
    expect(jar.names).toEqual(five);
    expect((await call('/api/front/profile')).status).toBe(200);
  });

  it('repeats no line of its log within a second (R3.5)', async () => {
    await login();
    api.fail('/api/front_me', 500);
    await Promise.all([call('/f'), call('/f'), call('/f')]);
    api.fail('/api/front_me', undefined);
    expect(said('failed to fetch user')).toBe(1);
  });

  it('that was ended elsewhere is over with the first call (R3.6)', async () => {
    await login();
    const kept = jar;
    jar = new CookieJar();
    await login();
    expect((await call('/api/logout_everywhere', {})).status).toBe(200);
    expect(jar.names).toEqual([]);
    jar = kept;
    expect((await call('/api/front/profile')).status).toBe(401);
    expect(jar.names).toEqual([]);
  });
});

describe('logout (R3.3)', () => {
  it('clears all five, and the tokens stop working at once (R3.6)', async () => {
    await login();
    const former = jar.header;
    expect((await call('/api/logout', {})).status).toBe(200);
    expect(jar.names).toEqual([]);
    const reply = await ask(site.origin, '/api/front/profile', { ...fromPage, ...former });
    expect(reply.status).toBe(401);
    expect(bootOf((await ask(site.origin, '/f', former)).body.toString()).session.user).toBeNull();
  });

  it('during a refresh stays a logout (R3.4)', async () => {
    await login();
    expire();
    const expired = jar.header;
    const letGo = api.hold('/api/refresh');
    const calling = ask(site.origin, '/api/front/profile', { ...fromPage, ...expired });
    await sleep(100);
    expect((await call('/api/logout', {})).status).toBe(200);
    letGo();
    const late = await calling;
    jar.take(late.headers['set-cookie']);
    expect(late.status).toBe(401);
    expect(jar.names).toEqual([]);
  });

  it('clears the browser even where the API cannot be reached', async () => {
    await login();
    api.fail('/api/logout', 503);
    expect((await call('/api/logout', {})).status).toBe(200);
    api.fail('/api/logout', undefined);
    expect(jar.names).toEqual([]);
  });
});

describe('a refresh that a page asks for', () => {
  it('gives a new expiration, without tokens (R3.2)', async () => {
    await login();
    const reply = await call('/api/refresh', {});
    expect(JSON.parse(reply.text)).toEqual({ ExpiresIn: 600, TokenType: 'Bearer' });
    expect(api.calls('/api/refresh')).toBe(1);
  });

  it('is refused to a visitor', async () => {
    const reply = await call('/api/refresh', {});
    expect([reply.status, JSON.parse(reply.text).code]).toEqual([401, 'session_ended']);
  });
});

describe('tampered cookies', () => {
  it.each([
    ['IdToken', 'id-1-999x'],
    ['IdToken', '%E0%A4%A'],
    ['IdToken', 'a b'],
    ['RefreshToken', 'nobody'],
    ['TokenType', 'Basic%0d%0aX'],
    ['TokenExpiration', '-1e9'],
    ['TokenExpiration', 'Infinity'],
    ['ExpiresIn', '{}'],
  ])('%s=%s mean a visitor, never a failure (R3.1)', async (name, value) => {
    await login();
    jar.set(name, value);
    for (const path of ['/f', '/login', '/mypage', '/api/front/profile'])
      expect((await ask(site.origin, path, { ...fromPage, ...jar.header })).status).toBeLessThan(500);
  });
});

describe('pages', () => {
  it('are told who the user is and until when, never a token (R3.2)', async () => {
    await login();
    const reply = await call('/f');
    const { session } = bootOf(reply.text);
    expect(session.user).toMatchObject({
      mailaddress: 'hanako@example.jp',
      positions: [{ position_kind_id: 2 }],
    });
    expect(session.expiresAt).toBe(Number(jar.get('TokenExpiration')) * 1000);
    expect(reply.text).not.toContain(jar.get('IdToken'));
    expect(reply.text).not.toContain(jar.get('RefreshToken'));
  });

  it('of a member are kept by nobody; those of visitors as before', async () => {
    expect((await call('/f')).headers['cache-control']).toBe('private, no-cache');
    await login();
    expect((await call('/f')).headers['cache-control']).toBe('private, no-store');
  });

  it('send visitors from members’ pages to the login page and members from the login page to theirs (R2.7)', async () => {
    const asVisitor = await call('/mypage/edit?x=1');
    expect([asVisitor.status, asVisitor.headers.location]).toEqual([
      302,
      '/login?return_to=%2Fmypage%2Fedit%3Fx%3D1',
    ]);
    await login();
    const asMember = await call('/login');
    expect([asMember.status, asMember.headers.location]).toEqual([302, '/mypage']);
    expect(asMember.headers['cache-control']).toBe('private, no-store');
  });
});
