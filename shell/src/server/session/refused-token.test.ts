import { describe, expect, it } from '@jest/globals';
import { bootOf } from '../../testing/boot-of.ts';
import { sendRequest } from '../../testing/send-request.ts';
import { five, fromPage, sessionSite } from '../../testing/session-site.ts';

const at = sessionSite();

const send = async (method: string, path: string, body: string, headers: Record<string, string> = {}) => {
  const reply = await sendRequest(
    at.site.origin,
    path,
    { ...fromPage, ...headers, ...at.jar.header },
    method,
    body,
  );
  at.jar.take(reply.headers['set-cookie']);
  return reply;
};

/** The API's clock runs ahead of this server's: it refuses tokens whose cookies are still valid. */
describe('an id token that the API refuses before its cookie has expired (R3.4)', () => {
  it('of a session that was ended is logged as a user that could not be fetched (R3.5)', async () => {
    await at.login();
    at.api.fail('/api/front_me', 401);
    const reply = await at.call('/f');
    at.api.fail('/api/front_me', undefined);
    expect(bootOf(reply.text).session).toEqual({ user: null, expiresAt: null });
    expect(at.jar.names).toEqual([]);
    expect(at.said('failed to fetch user')).toBe(1);
  });

  it('is refreshed, and the page is its member’s', async () => {
    await at.login();
    at.api.expireIdTokens();
    const { session } = bootOf((await at.call('/mypage')).text);
    expect(session.user).toMatchObject({ mailaddress: 'hanako@example.jp' });
    expect(at.jar.names).toEqual(five);
    expect([at.api.calls('/api/refresh'), at.api.calls('/api/front_me')]).toEqual([1, 2]);
    expect(at.said('failed to fetch user')).toBe(0);
  });

  it('is refreshed once, and a safe call is sent once more', async () => {
    await at.login();
    at.api.expireIdTokens();
    expect((await at.call('/api/front/profile')).status).toBe(200);
    expect((await at.call('/api/front/profile')).status).toBe(200);
    expect([at.api.calls('/api/refresh'), at.api.calls('/api/front/profile')]).toEqual([1, 3]);
  });

  it.each([
    ['PUT', {}],
    ['POST', { 'idempotency-key': '8e03978e-40d5-43dd-bc93-6894a57f9324' }],
  ])('is refreshed, and the same %s is sent once more where that cannot do it twice', async (method, key) => {
    await at.login();
    at.api.expireIdTokens();
    const body = JSON.stringify({ last_name: '花'.repeat(20_000) });
    const reply = await send(method, '/api/front/profile', body, key as Record<string, string>);
    expect(reply.status).toBe(200);
    expect(JSON.parse(reply.body.toString())).toEqual({ ok: true, body });
    expect(at.api.calls('/api/front/profile')).toBe(2);
  });

  it('of another call is refreshed: its page keeps what was typed, and the next try succeeds', async () => {
    await at.login();
    at.api.expireIdTokens();
    expect((await send('POST', '/api/front/favorite_facilities', '{}')).status).toBe(401);
    expect(at.api.calls('/api/front/favorite_facilities')).toBe(1);
    expect((await send('POST', '/api/front/favorite_facilities', '{}')).status).toBe(200);
    expect(at.api.calls('/api/refresh')).toBe(1);
  });

  it('is refreshed once for many calls at once', async () => {
    await at.login();
    at.api.expireIdTokens();
    const headers = { ...fromPage, ...at.jar.header };
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        sendRequest(at.site.origin, index % 10 === 0 ? '/f' : '/api/front/profile', headers),
      ),
    );
    expect(replies.map(({ status }) => status)).toEqual(Array(50).fill(200));
    expect(at.api.calls('/api/refresh')).toBe(1);
  });

  it('is refreshed as often as the clock jumps', async () => {
    await at.login();
    for (let jump = 1; jump <= 3; jump++) {
      at.api.expireIdTokens();
      expect((await at.call('/api/front/profile')).status).toBe(200);
      expect(at.api.calls('/api/refresh')).toBe(jump);
    }
  });

  it('ends the session where it is refused although it is new', async () => {
    await at.login();
    at.api.fail('/api/front/profile', 401);
    const reply = await at.call('/api/front/profile');
    at.api.fail('/api/front/profile', undefined);
    expect(reply.status).toBe(401);
    expect(at.api.calls('/api/front/profile')).toBe(2);
    expect(at.jar.names).toEqual([]);
  });

  it('stays where the API cannot refresh it now', async () => {
    await at.login();
    at.api.expireIdTokens();
    at.api.fail('/api/refresh', 503);
    const [profile, mypage] = [await at.call('/api/front/profile'), await at.call('/mypage')];
    at.api.fail('/api/refresh', undefined);
    expect([profile.status, mypage.status]).toEqual([503, 503]);
    expect(at.jar.names).toEqual(five);
    expect((await at.call('/api/front/profile')).status).toBe(200);
  });
});
