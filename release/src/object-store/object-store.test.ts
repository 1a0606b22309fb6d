import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { publishBuild, readStatus, rollBack, verifyStore } from '../registry/index.ts';
import { app, audit, useRegistry } from '../registry/registry.fixture.ts';
import { writeSampleBuild } from '../store/sample-build.fixture.ts';
import { type S3Double, startS3Double } from '../testing/s3-double.ts';
import { createToken, findToken } from '../tokens/index.ts';
import { createObjectStore } from './create-object-store.ts';
import { followStore } from './follow-store.ts';
import { objectClientOf } from './open-store.ts';
import { probeStore } from './probe-store.ts';

const scene = useRegistry();
const { publish, folder } = scene;
let s3: S3Double;
const clientOf = (double: S3Double) => {
  const client = objectClientOf({ DATA_DIR: folder(), RELEASE_ENVIRONMENT: 'local', ...double.settings });
  if (!client) throw new Error('the double has no address');
  return client;
};
beforeEach(async () => {
  s3 = await startS3Double();
  scene.registry = { ...scene.registry, store: createObjectStore(clientOf(s3), folder('store')) };
});
afterEach(() => s3.stop());

/** Another machine, with copies of its own. */
function follow(machine = 'other') {
  const logged: unknown[] = [];
  const log = {
    info: () => {},
    warn: (fields: object, message: string) => void logged.push([message, fields]),
  };
  const client = clientOf(s3);
  const { keys, environment } = scene.registry;
  const store = createObjectStore(client, folder(machine));
  const followed = followStore({
    client,
    store,
    folder: folder(machine),
    publicKeys: keys.trusted,
    environment,
    log,
  });
  const live = async () => JSON.parse(await readFile(folder(machine, 'builds/latest.json'), 'utf8'));
  return { followed, logged, live };
}

/** The files of a release are read-only. */
async function replaceFile(file: string, text: string): Promise<void> {
  await rm(file);
  await writeFile(file, text);
}

describe('a release store in a bucket', () => {
  it('publishes, rolls back, and says that everything is sound', async () => {
    const one = await publish(1);
    const two = await publish(2);
    expect(await publish(2)).toMatchObject({ to: two.to, changed: false, created: false });
    expect(await rollBack({ ...scene.registry, ...audit, app })).toMatchObject({ from: two.to, to: one.to });
    const { apps, projection } = await readStatus(scene.registry);
    expect(apps).toMatchObject([{ app, active: one.to, fault: null }]);
    expect(projection).toMatchObject({ seq: 3, fault: null });
    expect((await verifyStore(scene.registry)).faults).toEqual([]);
  });

  it('is asked little before a rollback is in force, since every answer takes its time', async () => {
    await publish(1);
    await publish(2);
    s3.requests.length = 0;
    await rollBack({ ...scene.registry, ...audit, app });
    // Document, log, its newest entry, findings of servers, the release, and the new entry.
    expect(s3.requests.indexOf('PUT builds/latest.json')).toBe(6);
  });

  it('sends no release for a rollback that this machine has, and does so for one that it has not', async () => {
    await publish(1);
    const two = await publish(2);
    s3.sent.length = 0;
    await rollBack({ ...scene.registry, ...audit, app });
    expect(s3.sent.filter((key) => key.startsWith('r/'))).toEqual([]);
    const elsewhere = createObjectStore(clientOf(s3), folder('elsewhere'));
    const { to } = await rollBack({ ...scene.registry, ...audit, app, store: elsewhere, to: two.to });
    expect(s3.sent.filter((key) => key.startsWith('r/'))).toEqual([`r/${app}/${to}.tar`]);
  });

  it.each<[string, (archive: string, copy: string) => Promise<unknown> | undefined, boolean]>([
    ['a copy that was changed', (_, copy) => replaceFile(path.join(copy, 'server.cjs'), 'tampered'), true],
    ['no copy', (_, copy) => rm(copy, { recursive: true }), true],
    ['no archive', async (archive) => s3.objects.delete(archive), false],
    [
      'a damaged archive',
      async (archive) =>
        s3.objects.set(archive, { bytes: Buffer.from('no'), etag: '"no"', modifiedAt: new Date() }),
      false,
    ],
  ])('with %s is asked for the whole release', async (_, change, isSound) => {
    const { to } = await publish(1);
    await publish(2);
    await change(`r/${app}/${to}.tar`, folder('store', 'r', app, to));
    const rollback = rollBack({ ...scene.registry, ...audit, app });
    if (isSound) expect(await rollback).toMatchObject({ to });
    else await expect(rollback).rejects.toMatchObject({ code: 'refused' });
    expect((await verifyStore(scene.registry)).faults.length > 0).toBe(!isSound);
  });

  it('gives each number of the log to one of many writers', async () => {
    const builds = await Promise.all(
      Array.from({ length: 8 }, (_, at) =>
        writeSampleBuild(folder(`build-${at}`), `mfe-${'abcdefgh'[at]}`, at),
      ),
    );
    const results = await Promise.all(
      builds.map((buildDir, at) =>
        publishBuild({ ...scene.registry, ...audit, app: `mfe-${'abcdefgh'[at]}`, buildDir }),
      ),
    );
    expect(results.every(({ changed }) => changed)).toBe(true);
    expect(await scene.registry.store.lastLogSeq('local')).toBe(8);
    expect(Object.keys((await scene.document()).apps)).toHaveLength(8);
  });

  it('follows listings of several pages', async () => {
    for (let mark = 0; mark < 60; mark++)
      await scene.registry.store.writeServiceFile('local', `server-${mark}`, '{}');
    expect(await scene.registry.store.readServiceFiles('local')).toHaveLength(60);
  });

  it('has access tokens', async () => {
    const { text } = await createToken(scene.registry, {
      holder: 'aoki',
      apps: null,
      scopes: ['read'],
      days: 1,
      createdBy: 'tests',
      now: audit.now,
    });
    expect(await findToken(scene.registry, text, audit.now)).toMatchObject({ holder: 'aoki' });
  });

  it('gives back a release that garbage collection had taken out', async () => {
    const { to } = await publish(1);
    const taken = await scene.registry.store.takeOut(app, to);
    await expect(scene.registry.store.verifyRelease(app, to)).rejects.toMatchObject({
      code: 'release_missing',
    });
    await taken.restore();
    expect((await scene.registry.store.verifyRelease(app, to)).manifest.id).toBe(to);
    expect(await scene.registry.store.listReleases()).toMatchObject([{ app, id: to }]);
  });
});

describe('a bucket that fails', () => {
  it.each([
    ['409 of a race', { kind: 'status', status: 409 }],
    ['503 of an overload', { kind: 'status', status: 503 }],
    ['a cut answer', { kind: 'cut' }],
  ] as const)('once with %s is asked again', async (_, fault) => {
    s3.fail(/^PUT env\/local\/log/, fault);
    s3.fail(/^GET builds/, fault);
    s3.fail(/^PUT r\//, fault);
    expect(await publish(1)).toMatchObject({ changed: true });
    expect((await verifyStore(scene.registry)).faults).toEqual([]);
  });

  it('knows its own entry again when the answer to it was lost', async () => {
    s3.fail(/^PUT env\/local\/log/, { kind: 'lost answer' });
    s3.fail(/^PUT r\//, { kind: 'lost answer' });
    expect(await publish(1)).toMatchObject({ changed: true, confirmation: { seq: 1 } });
    expect(await scene.registry.store.lastLogSeq('local')).toBe(1);
  });

  it('for longer refuses the command, and changes nothing', async () => {
    await publish(1);
    s3.fail(/^PUT env/, { kind: 'status', status: 503 }, Number.POSITIVE_INFINITY);
    await expect(publish(2)).rejects.toThrow(/does not answer \(status 503\)/);
    s3.heal();
    expect(await scene.registry.store.lastLogSeq('local')).toBe(1);
  });

  it('is never taken for an empty one', async () => {
    await publish(1);
    s3.fail(/^GET \?list/, { kind: 'status', status: 500 }, Number.POSITIVE_INFINITY);
    await expect(scene.registry.store.lastLogSeq('local')).rejects.toThrow('does not answer');
  });

  it('with a wrong key is refused at once, with what to check', async () => {
    s3.settings.RELEASE_STORE_SECRET = 'another';
    await expect(clientOf(s3).get('builds/latest.json')).rejects.toThrow(
      /403 SignatureDoesNotMatch.*RELEASE_STORE/,
    );
    expect(s3.requests).toHaveLength(1);
  });

  it('has lost or damaged a release: publishing the build again mends it', async () => {
    const { to } = await publish(1);
    const key = `r/${app}/${to}.tar`;
    const { bytes } = s3.objects.get(key) ?? { bytes: Buffer.alloc(0) };
    bytes.write('garbage', bytes.indexOf('builtAt'));
    await expect(scene.registry.store.verifyRelease(app, to)).rejects.toMatchObject({
      code: 'release_damaged',
    });
    s3.objects.set(key, { bytes: Buffer.from('no archive'), etag: '"x"', modifiedAt: new Date() });
    await expect(scene.registry.store.verifyRelease(app, to)).rejects.toMatchObject({
      code: 'release_damaged',
    });
    await publish(1);
    expect((await scene.registry.store.verifyRelease(app, to)).manifest.id).toBe(to);
  });
});

describe('a machine that follows a bucket', () => {
  it('has the document and its releases, and a rollback soon after', async () => {
    const one = await publish(1);
    const { followed, live } = follow();
    await followed.look();
    expect((await live()).apps[app].active).toBe(one.to);
    const two = await publish(2);
    await followed.look();
    expect((await live()).apps[app].active).toBe(two.to);
    expect(await readFile(folder('other', 'r', app, two.to, 'release.json'), 'utf8')).toContain(two.to);
    const before = s3.requests.length;
    await rollBack({ ...scene.registry, ...audit, app });
    const own = s3.requests.length;
    await followed.look();
    expect((await live()).apps[app].active).toBe(one.to);
    // Its releases are here already, so that one request tells everything.
    expect(s3.requests.length - own).toBe(1);
    expect(own).toBeGreaterThan(before);
  });

  it('keeps what it has while the store is away, and says so once', async () => {
    const one = await publish(1);
    const { followed, live, logged } = follow();
    await followed.look();
    s3.fail(/./, { kind: 'status', status: 503 }, Number.POSITIVE_INFINITY);
    await expect(followed.look()).rejects.toThrow('does not answer');
    expect((await live()).apps[app].active).toBe(one.to);
    followed.start();
    while (logged.length === 0) await new Promise((resolve) => setTimeout(resolve, 50));
    s3.heal();
    const two = await publish(2);
    while ((await live()).apps[app].active !== two.to)
      await new Promise((resolve) => setTimeout(resolve, 50));
    followed.stop();
    expect(logged).toHaveLength(1);
  });

  it('does not switch to a release that it cannot get yet', async () => {
    const one = await publish(1);
    const { followed, live } = follow();
    await followed.look();
    const two = await publish(2);
    s3.fail(new RegExp(two.to), { kind: 'status', status: 503 }, Number.POSITIVE_INFINITY);
    await expect(followed.look()).rejects.toThrow('does not answer');
    expect((await live()).apps[app].active).toBe(one.to);
    s3.heal();
    await followed.look();
    expect((await live()).apps[app].active).toBe(two.to);
  });

  it('lets a release that the store has lost keep no other one away', async () => {
    await publish(1);
    const { followed, live, logged } = follow();
    const { to } = await publish(2);
    s3.objects.delete(`r/${app}/${to}.tar`);
    const other = await publish(3, 'mfe-other');
    await followed.look();
    expect((await live()).apps['mfe-other'].active).toBe(other.to);
    expect(logged).toMatchObject([['a release could not be copied from the store', { release: to }]]);
  });

  it('accepts no document of a stranger, and no older one', async () => {
    await publish(1);
    const { followed, live } = follow();
    const old = s3.objects.get('builds/latest.json');
    const two = await publish(2);
    await followed.look();
    if (old) s3.objects.set('builds/latest.json', { ...old, etag: '"old"' });
    await expect(followed.look()).rejects.toThrow('not accepted');
    const forged = old?.bytes.toString().replace('"seq": 1', '"seq": 9') ?? '';
    s3.objects.set('builds/latest.json', {
      bytes: Buffer.from(forged),
      etag: '"forged"',
      modifiedAt: new Date(),
    });
    await expect(followed.look()).rejects.toThrow('not accepted');
    expect((await live()).apps[app].active).toBe(two.to);
  });

  it('mends a copy that was changed on its disk', async () => {
    const { to } = await publish(1);
    const { followed } = follow();
    await followed.look();
    const copy = folder('other', 'r', app, to, 'integrity.json');
    await rm(copy);
    await writeFile(copy, '{}');
    await publish(2);
    await followed.look();
    expect(await readFile(copy, 'utf8')).toContain('sha384-');
  });
});

describe('the probe of a bucket', () => {
  it('finds a sound one sound, and leaves nothing there', async () => {
    const checks = await probeStore(clientOf(s3));
    expect(checks.filter(({ isMet }) => !isMet)).toEqual([]);
    expect(checks).toHaveLength(7);
    expect(s3.objects.size).toBe(0);
  });

  it('finds one that drops conditions, as some do without a word', async () => {
    s3.ignoreConditions();
    const broken = (await probeStore(clientOf(s3))).filter(({ isMet }) => !isMet);
    expect(broken.map(({ detail }) => detail)).toEqual(
      expect.arrayContaining(['it created one that was there: it ignores `If-None-Match: *`', '8 of 8 won']),
    );
  });
});
