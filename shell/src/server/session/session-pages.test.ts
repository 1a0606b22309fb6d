import { describe, expect, it } from '@jest/globals';
import { bootOf } from '../../testing/boot-of.ts';
import { sendRequest } from '../../testing/send-request.ts';
import { fromPage, sessionSite } from '../../testing/session-site.ts';

const at = sessionSite();

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
    await at.login();
    at.jar.set(name, value);
    for (const path of ['/f', '/login', '/mypage', '/api/front/profile'])
      expect(
        (await sendRequest(at.site.origin, path, { ...fromPage, ...at.jar.header })).status,
      ).toBeLessThan(500);
  });
});

describe('pages', () => {
  it('have the user and the expiration, never a token (R3.2)', async () => {
    await at.login();
    const reply = await at.call('/f');
    const { session } = bootOf(reply.text);
    expect(session.user).toMatchObject({
      mailaddress: 'hanako@example.jp',
      positions: [{ position_kind_id: 2 }],
    });
    expect(session.expiresAt).toBe(Number(at.jar.get('TokenExpiration')) * 1000);
    expect(reply.text).not.toContain(at.jar.get('IdToken'));
    expect(reply.text).not.toContain(at.jar.get('RefreshToken'));
  });

  it('of a member are not cached; those of visitors as before', async () => {
    expect((await at.call('/f')).headers['cache-control']).toBe('private, no-cache');
    await at.login();
    expect((await at.call('/f')).headers['cache-control']).toBe('private, no-store');
  });

  it('send visitors from members’ pages to the login page and members from the login page to theirs (R2.7)', async () => {
    const asVisitor = await at.call('/mypage/edit?x=1');
    expect([asVisitor.status, asVisitor.headers.location]).toEqual([
      302,
      '/login?return_to=%2Fmypage%2Fedit%3Fx%3D1',
    ]);
    await at.login();
    const asMember = await at.call('/login');
    expect([asMember.status, asMember.headers.location]).toEqual([302, '/mypage']);
    expect(asMember.headers['cache-control']).toBe('private, no-store');
  });

  it('keep what was sent by a form without scripts after the session had ended (R2.7)', async () => {
    const form = { origin: 'http://site.test', 'content-type': 'application/x-www-form-urlencoded' };
    const body = new URLSearchParams({ last_name: '花岡', password: 'hush' }).toString();
    const reply = await sendRequest(at.site.origin, '/mypage/edit?x=1', form, 'POST', body);
    const html = reply.body.toString();
    expect([reply.status, reply.headers['cache-control']]).toEqual([401, 'private, no-store']);
    expect(html).toContain('<input type="hidden" name="last_name" value="花岡">');
    expect(html).toContain('<form method="post" action="/mypage/edit?x=1">');
    expect(html).not.toContain('hush');
  });

  it('keep it, too, while the API is down, and say when to come back (R7.1)', async () => {
    await at.login();
    at.api.fail('/api/front_me', 503);
    const form = { ...fromPage, ...at.jar.header, 'content-type': 'application/x-www-form-urlencoded' };
    const body = new URLSearchParams({ last_name: '花岡', password: 'hush' }).toString();
    const sent = await sendRequest(at.site.origin, '/mypage/edit', form, 'POST', body);
    const read = await at.call('/mypage/edit');
    at.api.fail('/api/front_me', undefined);
    expect([sent.status, sent.headers['retry-after']]).toEqual([503, '5']);
    const html = sent.body.toString();
    expect(html).toContain('<input type="hidden" name="last_name" value="花岡">');
    expect(html).not.toContain('hush');
    expect([read.status, read.headers['retry-after']]).toEqual([503, '5']);
  });

  it.each([
    ['asks an API that is down', 503],
    ['gets no answer from the API', 500],
  ] as const)('whose release %s are %i, and keep what was sent', async (conduct, status) => {
    await at.site.publish('mfe-search', `release that ${conduct}`, conduct);
    let page = await at.call('/f');
    // The former release answers until the new one has rendered its probe.
    for (let tries = 0; page.status === 200 && tries < 500; tries += 1) page = await at.call('/f');
    expect([page.status, page.headers['retry-after']]).toEqual([status, status === 503 ? '5' : undefined]);
    expect(page.text.includes('メンテナンス中です。')).toBe(true);
    const form = { origin: 'http://site.test', 'content-type': 'application/x-www-form-urlencoded' };
    const sent = await sendRequest(at.site.origin, '/f', form, 'POST', 'last_name=x');
    await at.site.rollBack('mfe-search');
    expect([sent.status, sent.headers['retry-after']]).toEqual([503, '5']);
    expect(sent.body.toString()).toContain('<input type="hidden" name="last_name" value="x">');
  });
});
