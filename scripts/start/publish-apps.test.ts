import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { publishBuild, readHead, rollBack } from '@enerabi/release/registry';
import {
  app,
  audit,
  newRegistry,
  useTemporaryFolder,
  writeSampleBuild,
} from '@enerabi/release/testing/registry';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { appsToPublish, publishStarted } from './publish-apps.ts';

const folder = useTemporaryFolder();
let registry: ReturnType<typeof newRegistry>;
let said: string[];
beforeEach(() => {
  registry = newRegistry(folder('store'));
  said = [];
});

/** Starts from a checkout whose build contains this mark. */
async function start(mark: number): Promise<void> {
  said = [];
  const buildDir = await writeSampleBuild(folder('checkout'), app, mark);
  const say = (line: string): void => void said.push(line);
  await publishStarted({ registry, dataDir: folder(), commit: null, say }, app, buildDir);
}

/** Publishes as a team's own pipeline does. */
async function publish(mark: number): Promise<string> {
  const buildDir = await writeSampleBuild(folder('pipeline'), app, mark);
  return (await publishBuild({ ...registry, ...audit, app, buildDir })).to;
}

const active = async (): Promise<string | undefined> => (await readHead(registry)).state.apps[app]?.active;

describe('a start', () => {
  it('makes its build live, once', async () => {
    await start(1);
    expect(said).toEqual([`Published ${app} ${await active()}`]);
    await start(1);
    expect(said).toEqual([]);
  });

  it('leaves a release live that a team published since, and says so in one line', async () => {
    await start(1);
    const own = await active();
    const released = await publish(2);
    for (const _ of ['again', 'and again']) {
      await start(1);
      expect(await active()).toBe(released);
      expect(said).toEqual([
        `${app} ${released} was published since and stays live; \`npm run release -- publish ${app}\` makes this checkout's ${own} live`,
      ]);
    }
  });

  it("makes a build live that has changed, over a team's release too", async () => {
    await start(1);
    const released = await publish(2);
    await start(3);
    expect(await active()).not.toBe(released);
    expect(said).toEqual([`Published ${app} ${await active()}`]);
  });

  it('makes its build live in a store that is empty again', async () => {
    await start(1);
    rmSync(folder('store'), { recursive: true });
    await start(1);
    expect(said).toEqual([`Published ${app} ${await active()}`]);
  });

  it('leaves rolled back what was rolled back', async () => {
    const before = await publish(1);
    await start(2);
    await rollBack({ ...registry, ...audit, app });
    await start(2);
    expect(await active()).toBe(before);
    expect(said).toEqual([expect.stringContaining('was rolled back and stays so')]);
  });

  it('goes on where its memory of the last one cannot be read', async () => {
    writeFileSync(folder('started.json'), '{ "mfe-');
    await start(1);
    expect(JSON.parse(readFileSync(folder('started.json'), 'utf8'))).toEqual({ [app]: await active() });
  });
});

describe('while apps are developed', () => {
  const product = ['shell', app];

  it('theirs is not published, unless they have no release at all', async () => {
    expect(await appsToPublish(registry, product, [app])).toEqual(['shell', app]);
    await start(1);
    expect(await appsToPublish(registry, product, [app])).toEqual(['shell']);
    expect(await appsToPublish(registry, product, product)).toEqual(['shell']);
  });

  it('a start without development publishes all', async () => {
    await start(1);
    expect(await appsToPublish(registry, product, [])).toEqual(product);
  });
});
