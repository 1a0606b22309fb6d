import { describe, expect, it } from '@jest/globals';
import { readHistory } from '../registry/index.ts';
import { useRegistryServer } from './registry-server.fixture.ts';

const scene = useRegistryServer();
const { app, publish } = scene;

async function call(path: string, token: string | undefined, body?: object, method = body ? 'POST' : 'GET') {
  const origin = await scene.start();
  const reply = await fetch(`${origin}/api${path}`, {
    method,
    ...(token && { headers: { authorization: `Bearer ${token}` } }),
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: reply.status, body: (await reply.json()) as Record<string, unknown> };
}

describe('the registry service', () => {
  it('rolls back by one request, and logs who and why', async () => {
    const one = await publish(1);
    const two = await publish(2);
    const reply = await call(`/apps/${app}/rollback`, await scene.token(['rollback']), {
      expect: two.to,
      reason: 'blank list',
    });
    expect(reply).toMatchObject({
      status: 200,
      body: { from: two.to, to: one.to, confirmation: { seq: 3 } },
    });
    const [last] = await readHistory(scene.registry, 1, app);
    expect(last?.event).toMatchObject({ command: 'rollback', who: 'aoki', reason: 'blank list' });
  });

  it('answers 409 where somebody was faster, and changes nothing', async () => {
    const one = await publish(1);
    await publish(2);
    const token = await scene.token();
    expect(await call(`/apps/${app}/rollback`, token, { expect: one.to })).toMatchObject({
      status: 409,
      body: { code: 'conflict', detail: expect.stringContaining('now runs') },
    });
    expect(await call('/status', token)).toMatchObject({ body: { seq: 2 } });
  });

  it('rolls out, takes a step, pauses and promotes', async () => {
    const one = await publish(1);
    await publish(2);
    const token = await scene.token();
    await call(`/apps/${app}/rollback`, token, {});
    const { to: two } = { to: (await readHistory(scene.registry, 2, app))[1]?.event.to };
    expect(await call(`/apps/${app}/rollout`, token, { release: two, steps: '10:15,50' })).toMatchObject({
      status: 200,
      body: { release: two },
    });
    expect((await call(`/apps/${app}/pause`, token, {})).status).toBe(200);
    expect((await call(`/apps/${app}/step`, token, {})).status).toBe(200);
    expect((await call('/status', token)).body).toMatchObject({
      apps: [
        { active: one.to, rollout: { weight: 5_000, isPaused: true, verdict: { decision: 'not_yet' } } },
      ],
    });
    expect(await call(`/apps/${app}/promote`, token, { candidate: two })).toMatchObject({
      status: 200,
      body: { release: two },
    });
  });

  it.each([
    ['no token', undefined, 401, 'unknown_token'],
    ['a token of nobody', `rlt_abcdefghijkl_${'a'.repeat(43)}`, 401, 'unknown_token'],
  ])('refuses %s', async (_, token, status, code) => {
    await publish(1);
    expect(await call('/status', token)).toMatchObject({ status, body: { code } });
    expect(await call(`/apps/${app}/rollback`, token, {})).toMatchObject({ status, body: { code } });
  });

  it('refuses what a token does not allow, and says so', async () => {
    await publish(1);
    const team = await scene.token(['read', 'publish'], ['mfe-account']);
    expect((await call('/status', team)).status).toBe(200);
    expect(await call(`/apps/${app}/history`, team)).toMatchObject({ status: 403 });
    expect(await call('/apps/mfe-account/promote', team, {})).toMatchObject({
      status: 403,
      body: { detail: 'the token of aoki does not allow promote for mfe-account' },
    });
  });

  it.each([
    ['a field that is none', { reson: 'x' }, 400, /reson/],
    ['a release that is none', { expect: '../..' }, 400, /expect/],
    ['steps that are none', { steps: 'ten' }, 400, /10:15,50:30,100/],
    ['no steps', {}, 422, /steps/],
  ])('names what is wrong: %s', async (_, body, status, detail) => {
    await publish(1);
    const reply = await call(`/apps/${app}/rollout`, await scene.token(), body);
    expect(reply).toMatchObject({ status, body: { detail: expect.stringMatching(detail) } });
  });

  it('knows no other command, and no other resource', async () => {
    await publish(1);
    const token = await scene.token();
    expect(await call(`/apps/${app}/constructor`, token, {})).toMatchObject({
      status: 404,
      body: { detail: expect.stringContaining('there are rollback, abort') },
    });
    expect((await call('/nothing', token)).status).toBe(404);
  });

  it('says what two releases have different', async () => {
    const one = await publish(1);
    const two = await publish(2);
    const { body } = await call(
      `/apps/${app}/compare?from=${one.to}&to=${two.to}`,
      await scene.token(['read']),
    );
    expect(body).toMatchObject({
      added: [{ path: 'client/remoteEntry.2.mjs' }],
      removed: [{ path: 'client/remoteEntry.1.mjs' }],
      routes: { added: [], removed: [] },
    });
  });

  it('is alive without a store, ready with one, and reads no more than a command', async () => {
    await publish(1);
    const origin = await scene.start();
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
    expect((await fetch(`${origin}/readyz`)).status).toBe(200);
    const large = await fetch(`${origin}/api/apps/${app}/rollback`, {
      method: 'POST',
      body: 'x'.repeat(100_000),
    });
    expect(large.status).toBe(413);
  });
});
