import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { bootOf } from '../../testing/boot-of.ts';
import { sendRequest } from '../../testing/send-request.ts';
import { five, fromPage, sessionSite } from '../../testing/session-site.ts';

const at = sessionSite();

describe('login (R3.3)', () => {
  it('stores five cookies, with the expiration that the API gave, and hands no token on (R3.2)', async () => {
    const before = Math.floor(Date.now() / 1000);
    const reply = await at.login();
    expect(reply.status).toBe(200);
    expect(JSON.parse(reply.text)).toEqual({ ExpiresIn: 600, TokenType: 'Bearer' });
    expect(reply.text).not.toMatch(/refresh-|id-/);
    expect(at.jar.names).toEqual(five);
    expect(Number(at.jar.get('TokenExpiration')) - before - 600).toBeLessThanOrEqual(2);
    for (const cookie of reply.headers['set-cookie'] ?? []) expect(cookie).toMatch(/HttpOnly.*SameSite=Lax/);
  });

  it('that fails stores nothing and is logged (R3.5)', async () => {
    const reply = await at.call('/api/login', { mailaddress: 'hanako@example.jp', password: 'wrong' });
    expect(reply.status).toBe(401);
    expect(JSON.parse(reply.text)).toEqual({ code: 'login_failed' });
    expect(at.jar.names).toEqual([]);
    expect(at.said('failed to obtain authentication info')).toBe(1);
  });

  it('of another user ends the previous session (R3.6)', async () => {
    await at.login();
    const former = at.jar.header;
    await at.login();
    await sleep(50);
    expect(at.api.calls('/api/logout')).toBe(1);
    const reply = await sendRequest(at.site.origin, '/api/front/profile', { ...fromPage, ...former });
    expect(reply.status).toBe(401);
    expect((await at.call('/api/front/profile')).status).toBe(200);
  });

  it.each(['{', '', '[]', 'null'])(
    'with the body %j is for the API to refuse, never a failure',
    async (body) => {
      const reply = await sendRequest(at.site.origin, '/api/login', fromPage, 'POST', body);
      expect(reply.status).toBeGreaterThanOrEqual(400);
      expect(at.api.calls('/api/login')).toBe(1);
      expect(reply.headers['set-cookie']).toBeUndefined();
    },
  );

  it('from another site is refused (R3.7)', async () => {
    const headers = { ...fromPage, origin: 'https://evil.test' };
    expect((await sendRequest(at.site.origin, '/api/login', headers, 'POST', '{}')).status).toBe(403);
    expect(at.api.received).toEqual([]);
  });
});

describe('activation (R3.3)', () => {
  it('stores the tokens as a login does', async () => {
    await at.call('/api/activate', { authentication_code: '123456' });
    expect(at.jar.names).toEqual(five);
  });

  it('keeps a refresh token only if one is returned: four cookies, which are no session (R3.1)', async () => {
    await at.login();
    await at.call('/api/activate', { authentication_code: '000000' });
    expect(at.jar.names).toEqual(five.filter((name) => name !== 'RefreshToken'));
    expect(bootOf((await at.call('/f')).body.toString()).session).toEqual({ user: null, expiresAt: null });
  });
});

describe('logout (R3.3)', () => {
  it('clears all five, and the tokens stop working at once (R3.6)', async () => {
    await at.login();
    const former = at.jar.header;
    expect((await at.call('/api/logout', {})).status).toBe(200);
    expect(at.jar.names).toEqual([]);
    const reply = await sendRequest(at.site.origin, '/api/front/profile', { ...fromPage, ...former });
    expect(reply.status).toBe(401);
    expect(bootOf((await sendRequest(at.site.origin, '/f', former)).body.toString()).session.user).toBeNull();
  });

  it('during a refresh stays a logout (R3.4)', async () => {
    await at.login();
    at.expire();
    const expired = at.jar.header;
    const letGo = at.api.hold('/api/refresh');
    const calling = sendRequest(at.site.origin, '/api/front/profile', { ...fromPage, ...expired });
    await sleep(100);
    expect((await at.call('/api/logout', {})).status).toBe(200);
    letGo();
    const late = await calling;
    at.jar.take(late.headers['set-cookie']);
    expect(late.status).toBe(401);
    expect(at.jar.names).toEqual([]);
  });

  it('clears the browser even where the API cannot be reached', async () => {
    await at.login();
    at.api.fail('/api/logout', 503);
    expect((await at.call('/api/logout', {})).status).toBe(200);
    at.api.fail('/api/logout', undefined);
    expect(at.jar.names).toEqual([]);
  });
});
