import { writeFileSync } from 'node:fs';
import { mkdir, readFile, rename, rm, unlink, utimes, writeFile } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { generateSigningKey, serialiseDocument, sha384, signDocument } from '../document/index.ts';
import { publishBuild, type Registry, rollBack } from '../registry/index.ts';
import { newRegistry } from '../registry/registry.fixture.ts';
import { writeSampleBuild } from '../store/sample-build.fixture.ts';
import { useTemporaryFolder } from '../store/temporary-folder.fixture.ts';
import { NoReleaseDocument, openReleases, type Releases } from './open-releases.ts';

const app = 'mfe-search';
const folder = useTemporaryFolder();
const audit = { who: 'tests', now: new Date('2026-11-21T04:00:00Z') };
const projection = () => folder('store', 'builds', 'latest.json');
let registry: Registry;
let releases: Releases;
let logged: string[];

const publish = async (mark: number) => {
  const buildDir = await writeSampleBuild(folder('build'), app, mark);
  return (await publishBuild({ ...registry, ...audit, app, buildDir })).to;
};
const write = (line: string) => (_: object, message: string) => logged.push(`${line} ${message}`);
const open = (environment = 'local') => {
  releases = openReleases({
    storeDir: folder('store'),
    publicKeys: registry.keys.trusted,
    environment,
    log: { info: write('info'), warn: write('warn') },
  });
  return releases;
};
const active = () => releases.current().apps[app]?.active;
const inRelease = (id: string, ...names: string[]) => folder('store', 'r', app, id, ...names);

beforeEach(() => {
  registry = newRegistry(folder('store'));
  logged = [];
});
afterEach(() => releases?.close());

describe('what runs now (R7.1)', () => {
  it('is what was published a moment ago, on the very next call, without a restart', async () => {
    open();
    expect(() => releases.current()).toThrow(NoReleaseDocument);
    const one = await publish(1);
    expect(active()).toBe(one);
    for (let mark = 2; mark < 8; mark++) expect([await publish(mark)]).toEqual([active()]);
    await rollBack({ ...registry, ...audit, app, to: one });
    expect(active()).toBe(one);
  });

  it('is the same object while nothing changes', async () => {
    await publish(1);
    open();
    const old = new Date(Date.now() - 60_000);
    await utimes(projection(), old, old);
    expect(releases.current()).toBe(releases.current());
  });

  it.each<[string, string, (text: string) => Promise<unknown>]>([
    ['missing', 'the file is missing', () => unlink(projection())],
    ['cut off', 'not a whole JSON object', (text) => writeFile(projection(), text.slice(0, 300))],
    [
      'changed',
      'does not fit its content',
      (text) => writeFile(projection(), text.replace('"seq": 2', '"seq": 9')),
    ],
    ['a folder', 'cannot be read (EISDIR)', () => unlink(projection()).then(() => mkdir(projection()))],
    ['signed by a stranger', 'not trusted here', (text) => writeFile(projection(), signedByStranger(text))],
  ])('stays what it was when the file is %s, and the cause is logged once', async (_, cause, harm) => {
    await publish(1);
    const two = await publish(2);
    open();
    const text = await readFile(projection(), 'utf8');
    await harm(text);
    for (let call = 0; call < 5; call++) expect(active()).toBe(two);
    expect(releases.fault()).toContain(cause);
    // The watcher may have met the file half written before.
    expect(logged.filter((line) => line.includes(`${cause}; seq 2 stays in force`))).toHaveLength(1);

    await rm(projection(), { recursive: true, force: true });
    await writeFile(projection(), text);
    expect(active()).toBe(two);
    expect(releases.fault()).toBeUndefined();
    const three = await publish(3);
    expect(active()).toBe(three);
  });

  it('never goes back to a lower seq, even a genuine one', async () => {
    await publish(1);
    const before = await readFile(projection(), 'utf8');
    const two = await publish(2);
    open();
    await writeFile(projection(), before);
    expect(active()).toBe(two);
    expect(logged.filter((line) => line.includes('its seq 1 is lower than 2'))).toHaveLength(1);
  });

  it('is not taken from another environment', async () => {
    await publish(1);
    open('production');
    expect(() => releases.current()).toThrow('it is for local, not production');
  });

  it('is seen when two documents of one size are written within one tick of the clock', async () => {
    await publish(1);
    const { signature: _, ...document } = JSON.parse(await readFile(projection(), 'utf8'));
    const texts = Array.from({ length: 80 }, (_, i) =>
      serialiseDocument(signDocument({ ...document, seq: 10 + i }, registry.keys.signing)),
    );
    open();
    for (const [i, text] of texts.entries()) {
      writeFileSync(projection(), text);
      expect(releases.current().seq).toBe(10 + i);
    }
  });

  it('is told to listeners once per document, by itself, until they leave', async () => {
    await publish(1);
    open();
    const seen: number[] = [];
    const leave = releases.onChange(({ seq }, before) => seen.push(before?.seq ?? 0, seq));
    releases.onChange(() => {
      throw new Error('a listener that fails');
    });
    await publish(2);
    await until(() => seen.length > 0);
    expect(seen).toEqual([1, 2]);
    leave();
    await publish(3);
    await until(() => logged.length === 2);
    expect(seen).toEqual([1, 2]);
  });

  it('is noticed even when the store is made after the start', async () => {
    open();
    const seen: number[] = [];
    releases.onChange(({ seq }) => seen.push(seq));
    await publish(1);
    await until(() => seen.length > 0);
    expect(seen).toEqual([1]);
  });
});

describe('a release before it is run', () => {
  it('is handed over as the bytes that were hashed', async () => {
    const id = await publish(1);
    open();
    const release = await releases.verifyRelease(app, id);
    expect(release).toMatchObject({
      dir: inRelease(id),
      base: `/builds/r/${app}/${id}/`,
      release: { id, app },
    });
    expect(release.serverFile).toBe(inRelease(id, 'server.cjs'));
    expect(sha384(release.serverSource)).toBe(release.integrity.files['server.cjs']?.integrity);
    expect(await releases.verifyRelease(app, id)).toBe(release);
  });

  it.each(['server.cjs', 'release.json', 'integrity.json'])(
    'is refused when its %s was changed',
    async (name) => {
      const id = await publish(1);
      open();
      const text = await readFile(inRelease(id, name), 'utf8');
      await unlink(inRelease(id, name));
      await writeFile(inRelease(id, name), `${text} `);
      const refusal = { name: 'ReleaseError', code: 'release_damaged', app, releaseId: id };
      await expect(releases.verifyRelease(app, id)).rejects.toMatchObject(refusal);
      await unlink(inRelease(id, name));
      await writeFile(inRelease(id, name), text);
      await expect(releases.verifyRelease(app, id)).resolves.toMatchObject({ release: { id } });
    },
  );

  it('is refused when no signed document names it', async () => {
    const id = await publish(1);
    open();
    const { manifest } = await registry.store.putRelease(
      app,
      await writeSampleBuild(folder('build'), app, 9),
      {
        commit: null,
        builtAt: audit.now.toISOString(),
      },
    );
    for (const [name, release] of [
      [app, manifest.id],
      ['shell', id],
      [app, '../../keys'],
    ] as const)
      await expect(releases.verifyRelease(name, release)).rejects.toMatchObject({ code: 'release_unlisted' });
  });

  it('is reported missing when its folder is deleted while the server runs, and found again when it is back', async () => {
    const id = await publish(1);
    open();
    await releases.verifyRelease(app, id);
    await rename(inRelease(id), folder('away'));
    await expect(releases.verifyRelease(app, id)).rejects.toMatchObject({ code: 'release_missing' });
    await expect(releases.verifyRelease(app, id)).rejects.toMatchObject({ code: 'release_missing' });
    await rename(folder('away'), inRelease(id));
    await expect(releases.verifyRelease(app, id)).resolves.toMatchObject({ release: { id } });
  });
});

describe('files for browsers', () => {
  it('are found with their compressed twins', async () => {
    const id = await publish(1);
    open();
    const file = releases.file(app, id, 'client/remoteEntry.1.mjs');
    const bytes = await readFile(file?.absolutePath ?? '');
    expect(file).toMatchObject({ size: bytes.length, integrity: sha384(bytes) });
    const { br, gzip } = file?.encodings ?? {};
    for (const twin of [br, gzip]) {
      const compressed = await readFile(twin?.absolutePath ?? '');
      expect([sha384(compressed), compressed.length]).toEqual([twin?.integrity, twin?.size]);
    }
    expect(releases.file(app, id, 'client/tiny.mjs')?.encodings).toEqual({});
  });

  it('include those of releases that are not live any more', async () => {
    const old = await publish(1);
    await publish(2);
    await publish(3);
    open();
    expect(releases.current().releases[old]).toBeUndefined();
    expect(releases.file(app, old, 'client/tiny.mjs')?.absolutePath).toBe(
      inRelease(old, 'client', 'tiny.mjs'),
    );
  });

  it.each([
    'server.cjs',
    'release.json',
    'integrity.json',
    'client/../server.cjs',
    'client/../../../../../builds/latest.json',
    'client/%2e%2e/server.cjs',
    'client//tiny.mjs',
    'client/',
    'client/constructor',
    'client/remoteEntry.1.mjs.br',
    '/client/tiny.mjs',
    '',
  ])('never include %j', async (name) => {
    const id = await publish(1);
    open();
    expect(releases.file(app, id, name)).toBeUndefined();
  });

  it('are not looked for under other names', async () => {
    const id = await publish(1);
    open();
    await mkdir(folder('store', 'r', app, 'r_unfinished', 'client'), { recursive: true });
    for (const [name, release] of [
      [`../r/${app}`, id],
      [app, `../${app}/${id}`],
      [app, 'r_unfinished'],
      [app, 'r_0'],
      ['toString', id],
    ] as const)
      expect(releases.file(name, release, 'client/tiny.mjs')).toBeUndefined();
  });

  it('are not served by a changed list, and that is logged once', async () => {
    const id = await publish(1);
    open();
    const list = inRelease(id, 'integrity.json');
    const text = await readFile(list, 'utf8');
    await unlink(list);
    await writeFile(list, text.replace('client/tiny.mjs', 'client/evil.mjs'));
    for (let call = 0; call < 3; call++) expect(releases.file(app, id, 'client/evil.mjs')).toBeUndefined();
    expect(logged).toEqual([expect.stringContaining('integrity.json was changed')]);
  });
});

function signedByStranger(text: string): string {
  const { signature: _, ...document } = JSON.parse(text);
  return serialiseDocument(signDocument(document, generateSigningKey()));
}

async function until(condition: () => boolean): Promise<void> {
  const deadline = performance.now() + 4_000;
  while (!condition() && performance.now() < deadline)
    await new Promise((resolve) => setTimeout(resolve, 10));
}
