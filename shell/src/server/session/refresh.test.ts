import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { bootOf } from '../../testing/boot-of.ts';
import { CookieJar } from '../../testing/cookie-jar.ts';
import { sendRequest } from '../../testing/send-request.ts';
import { five, fromPage, sessionSite } from '../../testing/session-site.ts';

const at = sessionSite();

describe('a session', () => {
  it.each(five)('is none without %s (R3.1)', async (name) => {
    await at.login();
    at.jar.delete(name);
    expect((await at.call('/api/front/profile')).status).toBe(401);
    expect(at.api.received.at(-1)?.headers).not.toHaveProperty('authorization');
    expect(bootOf((await at.call('/f')).body.toString()).session.user).toBeNull();
  });

  it('is refreshed where it has expired, and keeps its refresh token (R3.3, R3.4)', async () => {
    await at.login();
    const [refreshToken, idToken] = [at.jar.get('RefreshToken'), at.jar.get('IdToken')];
    at.expire();
    expect((await at.call('/api/front/profile')).status).toBe(200);
    expect(at.api.calls('/api/refresh')).toBe(1);
    expect(at.jar.get('RefreshToken')).toBe(refreshToken);
    expect(at.jar.get('IdToken')).not.toBe(idToken);
    expect(Number(at.jar.get('TokenExpiration'))).toBeGreaterThan(Date.now() / 1000 + 590);
    await at.call('/api/front/profile');
    expect(at.api.calls('/api/refresh')).toBe(1);
  });

  it('is refreshed once for 50 calls at once from five tabs, which all succeed (R3.4)', async () => {
    await at.login();
    at.expire();
    const letGo = at.api.hold('/api/refresh');
    const expired = at.jar.header;
    const calls = Array.from({ length: 50 }, (_, index) =>
      sendRequest(at.site.origin, index % 10 === 0 ? '/f' : '/api/front/profile', {
        ...fromPage,
        ...expired,
      }),
    );
    await sleep(200);
    letGo();
    const replies = await Promise.all(calls);
    expect(replies.map(({ status }) => status)).toEqual(Array(50).fill(200));
    expect(at.api.calls('/api/refresh')).toBe(1);
    const idTokens = replies.map(({ headers }) =>
      headers['set-cookie']?.find((line) => line.startsWith('IdToken=')),
    );
    expect(new Set(idTokens).size).toBe(1);
  });

  it('is not refreshed again by cookies from before the refresh, for a while', async () => {
    await at.login();
    at.expire();
    const expired = at.jar.header;
    await at.call('/api/front/profile');
    const late = await sendRequest(at.site.origin, '/api/front/profile', { ...fromPage, ...expired });
    expect(late.status).toBe(200);
    expect(at.api.calls('/api/refresh')).toBe(1);
  });

  it('with short-lived tokens is refreshed as often as they expire', async () => {
    at.api.expiresIn = -5;
    await at.login();
    await at.call('/api/front/profile');
    await at.call('/api/front/profile');
    expect(at.api.calls('/api/refresh')).toBeGreaterThanOrEqual(2);
  });

  it('ends where its refresh is refused, without an error page (R3.4), which is logged (R3.5)', async () => {
    await at.login();
    at.expire();
    at.api.fail('/api/refresh', 401);
    const reply = await at.call('/f');
    at.api.fail('/api/refresh', undefined);
    expect(reply.status).toBe(200);
    expect(bootOf(reply.text).session).toEqual({ user: null, expiresAt: null });
    expect(at.jar.names).toEqual([]);
    expect(at.said('failed to update authentication info')).toBe(1);
  });

  it('stays while the API cannot refresh it: no page is a visitor’s login page for that', async () => {
    await at.login();
    at.expire();
    at.api.fail('/api/refresh', 503);
    const mypage = await at.call('/mypage');
    const list = await at.call('/f');
    const profile = await at.call('/api/front/profile');
    at.api.fail('/api/refresh', undefined);
    expect([mypage.status, list.status, profile.status]).toEqual([503, 200, 503]);
    expect(bootOf(list.text).session).toEqual({ user: null, expiresAt: null, isUnknown: true });
    expect(at.jar.names).toEqual(five);
    expect((await at.call('/api/front/profile')).status).toBe(200);
  });

  it('repeats no line of its log within a second (R3.5)', async () => {
    await at.login();
    at.api.fail('/api/front_me', 500);
    await Promise.all([at.call('/f'), at.call('/f'), at.call('/f')]);
    at.api.fail('/api/front_me', undefined);
    expect(at.said('failed to fetch user')).toBe(1);
  });

  it('that was ended elsewhere is over with the first call (R3.6)', async () => {
    await at.login();
    const saved = at.jar;
    at.jar = new CookieJar();
    await at.login();
    expect((await at.call('/api/logout_everywhere', {})).status).toBe(200);
    expect(at.jar.names).toEqual([]);
    at.jar = saved;
    expect((await at.call('/api/front/profile')).status).toBe(401);
    expect(at.jar.names).toEqual([]);
  });
});

describe('a refresh that a page asks for', () => {
  it('gives a new expiration, without tokens (R3.2)', async () => {
    await at.login();
    const reply = await at.call('/api/refresh', {});
    expect(JSON.parse(reply.text)).toEqual({ ExpiresIn: 600, TokenType: 'Bearer' });
    expect(at.api.calls('/api/refresh')).toBe(1);
  });

  it('is refused to a visitor', async () => {
    const reply = await at.call('/api/refresh', {});
    expect([reply.status, JSON.parse(reply.text).code]).toEqual([401, 'session_ended']);
  });
});
