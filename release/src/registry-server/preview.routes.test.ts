import { expect, it } from '@jest/globals';
import { readPreview } from '../preview/index.ts';
import { audit } from '../registry/registry.fixture.ts';
import type { Scope } from '../tokens/index.ts';
import { useRegistryServer } from './registry-server.fixture.ts';

const scene = useRegistryServer();
const { app } = scene;
const local = { port: 3100, entry: '/client/remoteEntry.mjs', paths: ['/diary'] };

async function ask(body: object, allowed: readonly Scope[] = ['publish'], of = app) {
  const reply = await fetch(`${await scene.start()}/api/apps/${of}/preview`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await scene.token(allowed, [app])}` },
    body: JSON.stringify(body),
  });
  return { status: reply.status, body: (await reply.json()) as { link?: string; detail?: string } };
}
const previewOf = (link = '') =>
  readPreview(new URL(link).pathname.replace('/preview/', ''), {
    keys: scene.registry.keys.trusted,
    environment: scene.registry.environment,
    now: audit.now.getTime(),
  });

it("a developer gets a link to the site with their own machine's build, for a day", async () => {
  const { body } = await ask({ local });
  expect(body.link).toMatch(/^https:\/\/www\.example\.jp\/preview\//);
  expect(previewOf(body.link)).toMatchObject({
    apps: {},
    local: { app, ...local },
    expiresAt: new Date(audit.now.getTime() + 86_400_000).toISOString(),
  });
});

it.each([
  [{ local: { ...local, port: 80 } }, 'local.port'],
  [{ local: { ...local, entry: 'https://elsewhere.example/x.mjs' } }, 'local.entry'],
  [{ local: { ...local, paths: ['/../admin'] } }, 'local.paths.0'],
  [{ local: { ...local, app: 'shell' } }, 'local'],
  [{ hours: 721 }, 'hours'],
])('of another machine or page it makes none: %j', async (body, field) => {
  expect(await ask(body)).toMatchObject({
    status: 400,
    body: { detail: expect.stringContaining(field) },
  });
});

it('a link to a candidate needs one', async () => {
  await scene.publish(1);
  expect(await ask({})).toMatchObject({
    status: 422,
    body: { detail: expect.stringContaining('being rolled out') },
  });
});

it('needs a token that publishes the app', async () => {
  expect(await ask({ local }, ['read', 'rollback'])).toMatchObject({ status: 403 });
  expect(await ask({ local }, ['publish'], 'mfe-account')).toMatchObject({ status: 403 });
});
