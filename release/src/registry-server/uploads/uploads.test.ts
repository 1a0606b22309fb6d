import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runToEnd } from '@enerabi/shared/testing/child-process';
import { describe, expect, it } from '@jest/globals';
import { RegistryClient } from '../../cli/remote/registry-client.ts';
import { uploadBuild } from '../../cli/remote/upload-build.ts';
import { sha384 } from '../../document/index.ts';
import { readHistory } from '../../registry/index.ts';
import { audit } from '../../registry/registry.fixture.ts';
import { writeSampleBuild } from '../../store/sample-build.fixture.ts';
import { createToken, type Scope } from '../../tokens/index.ts';
import { useRegistryServer } from '../registry-server.fixture.ts';

const scene = useRegistryServer();
const { app, folder } = scene;
const build = (mark: number) => writeSampleBuild(folder(`build-${mark}`), app, mark);
const listingOf = (files: Record<string, string>) => ({
  files: Object.fromEntries(
    Object.entries(files).map(([name, text]) => [
      name,
      { size: Buffer.byteLength(text), integrity: sha384(text) },
    ]),
  ),
});

async function api(scopes?: readonly Scope[]) {
  const origin = await scene.start();
  const token = await scene.token(scopes);
  const send = async (method: string, address: string, body?: string) => {
    const headers = { authorization: `Bearer ${token}` };
    const reply = await fetch(`${origin}/api${address}`, {
      method,
      headers,
      ...(body !== undefined && { body }),
    });
    return { status: reply.status, body: (await reply.json()) as Record<string, unknown> };
  };
  return { send, client: new RegistryClient(origin, token), origin, token };
}
const bytes = (text: string) => new Uint8Array(Buffer.from(text));

describe('publishing by upload', () => {
  it('makes a build live, as the command line does, and keeps nothing of the upload', async () => {
    const { client } = await api(['publish', 'promote']);
    const progress: number[] = [];
    const upload = await uploadBuild(client, app, await build(1), (done) => void progress.push(done));
    const result = await client.post<{ to: string }>(`${upload}/publish`, { reason: 'first', commit: 'abc' });
    expect(progress).toHaveLength(6);
    expect((await scene.document()).apps[app]?.active).toBe(result.to);
    const [entry] = await readHistory(scene.registry, 1, app);
    expect(entry?.event).toMatchObject({ who: 'aoki', reason: 'first', to: result.to });
    expect(await readdir(folder('uploads'))).toEqual([]);
  });

  it('goes on where it was cut off: only what is missing is sent again', async () => {
    const { send } = await api();
    const listing = listingOf({ 'build.json': '{}', 'client/a.mjs': 'aaa', 'client/b.mjs': 'bbb' });
    const open = () => send('POST', `/apps/${app}/uploads`, JSON.stringify(listing));
    const { body } = await open();
    await send('PUT', `/apps/${app}/uploads/${body.id}/files/client/a.mjs`, 'aaa');
    expect((await open()).body).toEqual({ id: body.id, missing: ['build.json', 'client/b.mjs'] });
    expect(await send('POST', `/apps/${app}/uploads/${body.id}/publish`, '{}')).toMatchObject({
      status: 422,
      body: { detail: 'build.json has not arrived yet' },
    });
  });

  it.each([
    ['another hash', 'aab', /client\/a.mjs has another hash/],
    ['fewer bytes', 'aa', /client\/a.mjs has 2 bytes, and not the 3/],
    ['more bytes', 'aaaa', /client\/a.mjs is larger than the 3 bytes/],
  ])('refuses a file with %s, and waits for the right one', async (_, text, detail) => {
    const { send } = await api();
    const listing = listingOf({ 'build.json': '{}', 'client/a.mjs': 'aaa' });
    const { body } = await send('POST', `/apps/${app}/uploads`, JSON.stringify(listing));
    const address = `/apps/${app}/uploads/${body.id}/files/client/a.mjs`;
    expect(await send('PUT', address, text)).toMatchObject({
      status: 422,
      body: { detail: expect.stringMatching(detail) },
    });
    expect((await send('PUT', address, 'aaa')).status).toBe(200);
  });

  it.each([
    ['a file that leaves the folder', { '../evil': 'x', 'build.json': '{}' }],
    ['a hidden file', { '.env': 'x', 'build.json': '{}' }],
    ['no description', { 'a.mjs': 'x' }],
  ])('refuses a listing with %s', async (_, files) => {
    const { send } = await api();
    const reply = await send('POST', `/apps/${app}/uploads`, JSON.stringify(listingOf(files)));
    expect(reply).toMatchObject({ status: 400, body: { code: 'invalid' } });
  });

  it('knows no file beside the listing, and no upload of another app or name', async () => {
    const { client, send } = await api();
    const { body } = await send(
      'POST',
      `/apps/${app}/uploads`,
      JSON.stringify(listingOf({ 'build.json': '{}' })),
    );
    for (const address of [
      `/apps/${app}/uploads/${body.id}/files/other.mjs`,
      `/apps/mfe-account/uploads/${body.id}/files/build.json`,
      `/apps/${app}/uploads/${'0'.repeat(32)}/files/build.json`,
      `/apps/${app}/uploads/..%2f..%2fetc/files/build.json`,
    ])
      await expect(client.put(address, bytes('{}'))).rejects.toThrow(/listing|no such/);
  });

  it('needs the scope of what it does', async () => {
    const { client } = await api(['publish']);
    const upload = await uploadBuild(client, app, await build(1), () => {});
    await expect(client.post(`${upload}/publish`, {})).rejects.toThrow('does not allow promote');
    await expect(client.post(`${upload}/publish`, { dryRun: true, claims: ['/events'] })).rejects.toThrow(
      'does not allow operate',
    );
    expect(await client.post(`${upload}/publish`, { dryRun: true })).toMatchObject({ app, dryRun: true });
    expect(await scene.registry.store.lastLogSeq('local')).toBe(0);
  });

  it('gives an app the paths of its token, and no others', async () => {
    const { origin } = await api();
    const { text } = await createToken(scene.registry, {
      holder: 'new team',
      apps: [app],
      scopes: ['publish', 'promote'],
      claims: ['/diary'],
      days: 1,
      createdBy: 'tests',
      now: audit.now,
    });
    const client = new RegistryClient(origin, text);
    const first = await uploadBuild(client, app, await build(1), () => {});
    await expect(client.post(`${first}/publish`, { claims: ['/diary', '/f'] })).rejects.toThrow(
      'does not allow operate',
    );
    await client.post(`${first}/publish`, {});
    expect((await scene.document()).apps[app]?.claims).toEqual(['/diary']);
  });

  it('refuses a build that is none, with the file and what is wrong', async () => {
    const { send } = await api();
    const { body } = await send(
      'POST',
      `/apps/${app}/uploads`,
      JSON.stringify(listingOf({ 'build.json': '{}' })),
    );
    await send('PUT', `/apps/${app}/uploads/${body.id}/files/build.json`, '{}');
    expect(await send('POST', `/apps/${app}/uploads/${body.id}/publish`, '{}')).toMatchObject({
      status: 422,
      body: { code: 'build', detail: expect.stringContaining('build.json') },
    });
  });

  it('forgets what nobody has finished', async () => {
    const { send } = await api();
    const old = folder('uploads', `${app}-${'1'.repeat(32)}`);
    await mkdir(old, { recursive: true });
    await writeFile(path.join(old, 'listing.json'), '{}');
    const before = new Date(audit.now.getTime() - 25 * 3_600_000);
    await utimes(old, before, before);
    await send('POST', `/apps/${app}/uploads`, JSON.stringify(listingOf({ 'build.json': '{}' })));
    expect(await readdir(folder('uploads'))).toHaveLength(1);
  });
});

describe("a team's command line", () => {
  const program = path.join(import.meta.dirname, '../../cli/main.ts');
  async function release(args: string[], scopes?: readonly Scope[]) {
    const { origin, token } = await api(scopes);
    return runToEnd(program, args, { RELEASE_REGISTRY: origin, RELEASE_TOKEN: token }, folder('.'));
  }

  it('publishes, rolls out, promotes and rolls back without the store', async () => {
    const one = await release(['publish', app, '--build', await build(1), '--json']);
    expect(one).toMatchObject({ code: 0, err: '' });
    const two = await release(['publish', app, '--build', await build(2), '--rollout', '10:15,50']);
    expect(two.out).toMatch(/^mfe-search r_\w+ \(1.2.3\) goes to its visitors by 10:15,50; not tried, .*\n$/);
    expect((await release(['promote', app, '--reason', 'well'])).out).toMatch(
      /^promote: done in \d+ ms; mfe-search runs r_/,
    );
    const back = await release(['rollback', app, '--reason', 'blank list']);
    expect(back.out).toContain(`mfe-search runs ${JSON.parse(one.out).to} (1.2.3)`);
    const status = await release(['status', app]);
    expect(status.out).toMatch(/ rollback .* aoki +blank list\n/);
  }, 30_000);

  it('says what a token does not allow, who was faster, and what cannot be reached', async () => {
    await scene.publish(1);
    await scene.publish(2);
    expect(await release(['promote', app], ['read'])).toMatchObject({
      code: 1,
      err: 'error: the token of aoki does not allow promote for mfe-search\n',
    });
    expect((await release(['rollback', app, '--expect', 'r_0'])).code).toBe(3);
    const elsewhere = { RELEASE_REGISTRY: 'http://127.0.0.1:9', RELEASE_TOKEN: await scene.token() };
    const { err } = await runToEnd(program, ['status'], elsewhere);
    expect(err).toMatch(
      /^error: the registry at http:\/\/127.0.0.1:9 cannot be reached \(.*\); check RELEASE_REGISTRY/,
    );
  }, 30_000);
});
