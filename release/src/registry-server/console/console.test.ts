import { describe, expect, it } from '@jest/globals';
import { abortRollout, parseSteps, readHistory, rollOutStored } from '../../registry/index.ts';
import { audit } from '../../registry/registry.fixture.ts';
import { rolloutStages } from '../../service-record/index.ts';
import { useRegistryServer } from '../registry-server.fixture.ts';

const scene = useRegistryServer();
const { app, publish } = scene;

interface Page {
  status: number;
  html: string;
  headers: Headers;
}
/** A browser without scripts that keeps the console's cookie. */
async function browser(token?: string) {
  const origin = await scene.start();
  let cookie = '';
  const send = async (
    path: string,
    form?: Record<string, string>,
    headers: Record<string, string> = {},
  ): Promise<Page> => {
    const reply = await fetch(`${origin}${path}`, {
      redirect: 'manual',
      headers: { ...(cookie && { cookie }), ...headers },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    cookie = reply.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
    return { status: reply.status, html: await reply.text(), headers: reply.headers };
  };
  if (token) expect((await send('/_releases/login', { token })).status).toBe(303);
  return send;
}

describe('the console', () => {
  it('lets nobody in without a token that may read', async () => {
    await publish(1);
    const send = await browser();
    expect((await send('/_releases')).headers.get('location')).toBe('/_releases/login');
    const { status, headers } = await send(`/_releases/apps/${app}/rollback`);
    expect([status, headers.get('location')]).toEqual([
      303,
      `/_releases/login?back=/_releases/apps/${app}/rollback`,
    ]);
    expect((await send('/_releases/login', { token: 'rlt_none' })).status).toBe(401);
    const noReading = await send('/_releases/login', { token: await scene.token(['rollback']) });
    expect(noReading).toMatchObject({ status: 401, html: expect.stringContaining('does not allow') });
  });

  it('loses no reason when the session has ended meanwhile', async () => {
    await publish(1);
    await publish(2);
    const send = await browser();
    const address = `/_releases/apps/${app}/rollback`;
    const ended = await send(address, { reason: 'blank "list"' });
    expect(ended).toMatchObject({ status: 401, html: expect.stringContaining('Your session has ended') });
    expect(ended.html).toContain(`name="back" value="${address}"`);
    expect(ended.html).toContain('name="reason" value="blank &quot;list&quot;"');
    const refused = await send('/_releases/login', {
      token: 'rlt_none',
      back: address,
      reason: 'blank "list"',
    });
    expect(refused.html).toContain('value="blank &quot;list&quot;"');
    const back = await send('/_releases/login', {
      token: await scene.token(),
      back: address,
      reason: 'blank "list"',
    });
    const location = back.headers.get('location') ?? '';
    expect((await send(location)).html).toContain('value="blank &quot;list&quot;"');
    expect((await readHistory(scene.registry, 1, app))[0]?.event.command).toBe('publish');
  });

  it.each(['https://evil.test/', '//evil.test', '/_releases/apps/../../x', '/_releases/apps/a/b?c'])(
    'leads nowhere else after a login: %s',
    async (back) => {
      const send = await browser();
      const reply = await send('/_releases/login', { token: await scene.token(), back });
      expect(reply.headers.get('location')).toBe('/_releases');
    },
  );

  it('rolls back in two steps with a reason, and says that it worked', async () => {
    const one = await publish(1);
    const two = await publish(2);
    const send = await browser(await scene.token());
    const overview = await send('/_releases');
    expect(overview.html).toContain(`href="/_releases/apps/${app}/rollback"`);
    const asked = await send(`/_releases/apps/${app}/rollback`);
    expect(asked.html).toContain(`${two.to.slice(0, 12)} goes, ${one.to.slice(0, 12)} comes`);
    const done = await send(`/_releases/apps/${app}/rollback`, { expect: two.to, reason: 'blank list' });
    expect(done).toMatchObject({ status: 200, html: expect.stringContaining('Read back and verified') });
    const [last] = await readHistory(scene.registry, 1, app);
    expect(last?.event).toMatchObject({ who: 'aoki', reason: 'blank list', to: one.to });
    const details = await send(`/_releases/apps/${app}`);
    expect(details.html).toContain('blank list');
  });

  it('asks again, with what was typed, where somebody was faster or the reason is missing', async () => {
    const one = await publish(1);
    await publish(2);
    const send = await browser(await scene.token());
    const late = await send(`/_releases/apps/${app}/rollback`, { expect: one.to, reason: '<b>why</b>' });
    expect(late.status).toBe(409);
    expect(late.html).toContain('value="&lt;b&gt;why&lt;/b&gt;"');
    const noReason = await send(`/_releases/apps/${app}/rollback`, { reason: '' });
    expect(noReason).toMatchObject({ status: 422, html: expect.stringContaining('Say why') });
    expect(await scene.registry.store.lastLogSeq('local')).toBe(2);
  });

  it('shows a rollout with the figures of both releases, and takes it back', async () => {
    const one = await publish(1);
    const two = await publish(2);
    const send = await browser(await scene.token());
    await send(`/_releases/apps/${app}/rollback`, { reason: 'first' });
    const change = { ...scene.registry, ...audit, app };
    await rollOutStored(change, parseSteps('10:15,50'), two.to);
    const id = (await scene.document()).apps[app]?.rollout?.id ?? '';
    const arm = (visits: number, failed: string[]) => ({ visits, failed });
    const counts = { 1000: { candidate: arm(60, ['00000001', '00000002']), active: arm(500, []) } };
    expect(rolloutStages([counts])[0]?.candidate).toEqual({ visits: 60, failed: 2 });
    const file = JSON.stringify({ schema: 1, releases: {}, rollouts: { [id]: counts } });
    await scene.registry.store.writeServiceFile('local', 'one', file);
    const { html } = await send('/_releases');
    expect(html).toContain(
      '2 of 60 visits failed with the candidate, 0 of 500 visits with the active release',
    );
    expect(html).toMatch(/aria-label="Failed visits: candidate 2\/60, active 0\/500; evidence [\d.]+ of 20"/);
    const done = await send(`/_releases/apps/${app}/rollback`, {
      expect: one.to,
      candidate: two.to,
      reason: 'errors',
    });
    expect(done.status).toBe(200);
    expect((await scene.document()).apps[app]).toMatchObject({ active: one.to, rollout: null });
  });

  it('takes nothing more back when the error budget was faster', async () => {
    await publish(1);
    await publish(2);
    const { to: three } = await publish(3);
    const send = await browser(await scene.token());
    await send(`/_releases/apps/${app}/rollback`, { reason: 'first' });
    const { active = '' } = (await scene.document()).apps[app] ?? {};
    const change = { ...scene.registry, ...audit, app };
    await rollOutStored(change, parseSteps('10'), three);
    // Somebody has the page open that takes the candidate back.
    const form = { expect: active, candidate: three, reason: 'errors' };
    await abortRollout(change);
    const late = await send(`/_releases/apps/${app}/rollback`, form);
    expect(late).toMatchObject({ status: 422, html: expect.stringContaining('is being rolled out') });
    expect((await scene.document()).apps[app]?.active).toBe(active);
  });

  it('keeps what a token does not allow away from its holder', async () => {
    await publish(1);
    const send = await browser(await scene.token(['read'], null));
    expect((await send('/_releases')).status).toBe(200);
    expect(await send(`/_releases/apps/${app}/rollback`)).toMatchObject({ status: 403 });
    expect(await send(`/_releases/apps/${app}/rollback`, { reason: 'x' })).toMatchObject({ status: 403 });
  });

  it('takes no form of another page', async () => {
    await publish(1);
    const send = await browser(await scene.token());
    const foreign = { 'sec-fetch-site': 'cross-site' };
    expect((await send(`/_releases/apps/${app}/lock`, { reason: 'x' }, foreign)).status).toBe(403);
  });

  it.each(['drill', 'lock', 'disable'])('offers %s with what it does, and runs it', async (command) => {
    await publish(1);
    const send = await browser(await scene.token());
    const asked = await send(`/_releases/apps/${app}/${command}`);
    expect(asked).toMatchObject({ status: 200, html: expect.stringContaining('Why?') });
    const done = await send(`/_releases/apps/${app}/${command}`, { reason: 'to see' });
    expect(done).toMatchObject({ status: 200, html: expect.stringContaining(`${command}: ${app} runs`) });
  });

  it('has strict headers on every page, a problem too', async () => {
    const send = await browser(await scene.token());
    for (const path of ['/_releases', '/_releases/login', '/_releases/verify', '/_releases/apps/none']) {
      const { headers } = await send(path);
      expect(headers.get('content-security-policy')).toMatch(
        /^default-src 'none'; style-src 'nonce-[^']+'; form/,
      );
      expect(headers.get('cache-control')).toBe('private, no-store');
    }
    expect((await send('/_releases/apps/none')).status).toBe(404);
    expect((await send('/_releases/logout', {})).status).toBe(303);
    expect((await send('/_releases')).status).toBe(303);
  });
});
