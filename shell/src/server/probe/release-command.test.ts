import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildApp } from '@enerabi/release/build-app';
import { type Outcome, runToEnd } from '@enerabi/shared/testing/child-process';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type Conduct, writeFixtureBuild } from '../../testing/fixture-release.ts';

const program = createRequire(import.meta.url).resolve('@enerabi/release/cli');
const root = path.join(import.meta.dirname, '../../../..');
const app = 'mfe-search';
let folder: string;

const release = (...args: string[]): Promise<Outcome> =>
  runToEnd(program, args, { DATA_DIR: path.join(folder, 'data'), API_BASE_URL: 'http://127.0.0.1:9' });
const build = (text: string, conduct?: Conduct, probe: string[] = []): Promise<string> =>
  writeFixtureBuild(path.join(folder, text), app, { text, conduct, probe });
const status = async () => JSON.parse((await release('status', app, '--json')).out);

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'release-command-'));
  const { buildDir } = await buildApp(root, 'shell');
  const shell = await release('publish', 'shell', '--build', buildDir);
  expect(shell).toMatchObject({
    code: 0,
    out: expect.stringContaining('it loads and renders its probe page;'),
  });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('refuses what cannot load before anything is logged, unless forced; goes back to what passed a drill', async () => {
  const good = await release('publish', app, '--build', await build('good', undefined, ['/f']));
  expect(good.out).toContain('renders its probe page; its own pages /f were not tried: no API answers at');
  const id = (await status()).apps[0].active;

  const bad = ['publish', app, '--build', await build('bad', 'throws at load')];
  expect(await release(...bad)).toEqual({
    code: 1,
    out: '',
    err: expect.stringMatching(/^error: mfe-search r_\w+ was not published: .*bad at load.*--force.*\n$/),
  });
  expect(await status()).toMatchObject({ seq: 2, apps: [{ active: id, standing: 'probed' }] });

  const forced = await release(...bad, '--force', '--reason', 'only to see');
  expect(forced).toMatchObject({
    code: 0,
    out: expect.stringContaining('FAULTY, it did not pass its probe'),
  });
  expect(await status()).toMatchObject({
    apps: [{ standing: 'faulty', lastKnownGood: id }],
    history: [{ reason: 'only to see', probe: { outcome: 'failed' } }, {}],
  });

  const offline = await release('drill', app);
  expect(offline).toMatchObject({
    code: 1,
    err: expect.stringMatching(/start it, or give --without-api\n$/),
  });
  const drilled = await release('drill', app, '--without-api');
  expect(drilled).toMatchObject({
    code: 0,
    out: expect.stringMatching(`^${app} ${id} .* is known good: .*; logged as seq 4\n$`),
  });

  await release('publish', app, '--build', await build('worse', 'throws at load'), '--force');
  expect((await release('status', app)).out).toMatch(
    new RegExp(`\nFALLS BACK ON .*\n${id} +known good .*\nr_\\w+ +faulty `),
  );
  const back = await release('rollback', app);
  expect(back.out).toMatch(new RegExp(`^${app} runs ${id} .* again, .* done in \\d+ ms, verified`));
  expect(await release('verify')).toMatchObject({ code: 0, out: expect.stringContaining('6 log entries') });
});

it('drills only what is live or kept, and says when it failed', async () => {
  expect(await release('drill', app, 'r_0')).toMatchObject({ code: 1, err: expect.stringContaining('r_0') });
  expect((await release('drill', 'mfe-account')).err).toContain('was never published');
});
