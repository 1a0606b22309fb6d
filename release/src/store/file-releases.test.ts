import { chmod, mkdir, readdir, readFile, rm, symlink, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { sha384 } from '../document/index.ts';
import type { Build, Encoding, IntegrityList } from './build.schemas.ts';
import { createFileStore } from './file-store.ts';
import type { ReleaseStore } from './release-store.ts';
import { replaceVariant } from './replace-variant.fixture.ts';
import { writeSampleBuild } from './sample-build.fixture.ts';
import { useTemporaryFolder } from './temporary-folder.fixture.ts';

const app = 'mfe-search';
const options = { commit: 'c0ffee', builtAt: '2026-11-21T04:00:00.000Z' };
const folder = useTemporaryFolder();
let store: ReleaseStore;
const put = async (mark: string | number = 1) =>
  store.putRelease(app, await writeSampleBuild(folder('build'), app, mark), options);

const at = (id: string, ...names: string[]) => folder('store', 'r', app, id, ...names);

beforeEach(() => {
  store = createFileStore(folder('store'));
});

describe('putting a release into the store', () => {
  it('keeps every file under its hash, and release.json as the commit mark', async () => {
    const { manifest, integrity, integrityHash, created } = await put();
    const at = folder('store', 'r', app, manifest.id);
    expect(created).toBe(true);
    expect(manifest).toMatchObject({ ...options, app, version: '1.2.3', paths: ['/f'] });
    expect(sha384(await readFile(path.join(at, 'integrity.json')))).toBe(integrityHash);
    expect(Object.keys(integrity.files)).toEqual([
      'client/mf-manifest.json',
      'client/photo.png',
      'client/remoteEntry.1.mjs',
      'client/tiny.mjs',
      'release.json',
      'server.cjs',
    ]);
    for (const [name, { integrity: hash, size }] of Object.entries(integrity.files)) {
      const bytes = await readFile(path.join(at, name));
      expect([sha384(bytes), bytes.length]).toEqual([hash, size]);
    }
  });

  it('compresses what gains by it, for browsers only', async () => {
    const { manifest, integrity } = await put();
    const at = folder('store', 'r', app, manifest.id);
    const plain = await readFile(path.join(at, 'client/remoteEntry.1.mjs'));
    expect(brotliDecompressSync(await readFile(path.join(at, 'client/remoteEntry.1.mjs.br')))).toEqual(plain);
    expect(gunzipSync(await readFile(path.join(at, 'client/remoteEntry.1.mjs.gz')))).toEqual(plain);
    const compressed = Object.entries(integrity.files).filter(([, file]) => file.encodings);
    expect(compressed.map(([name]) => name)).toEqual(['client/remoteEntry.1.mjs']);
  });

  it('gives the same content the same name and does nothing then, whatever commit or machine it came from', async () => {
    const first = await put();
    const again = await store.putRelease(app, await writeSampleBuild(folder('other'), app, 1), {
      commit: null,
      builtAt: '2027-01-01T00:00:00.000Z',
      provenance: { commit: null, isClean: null, lockfile: null, builder: 'node v24.21.0 linux-arm64' },
    });
    expect(again).toEqual({ ...first, created: false });
    expect((await put(2)).manifest.id).not.toBe(first.manifest.id);
  });

  it('names a release by what it does not know, too, so that older and newer versions agree', async () => {
    const build = await writeSampleBuild(folder('build'), app, 1);
    const text = await readFile(path.join(build, 'build.json'), 'utf8');
    const names = new Set<string>();
    for (const change of [
      (record: Build) => record,
      (record: Build) => ({ ...record, later: 1 }),
      (record: Build) => ({ ...record, entry: { ...record.entry, later: 1 } }),
      (record: Build) => ({ ...record, initial: { ...record.initial, later: 1 } }),
      (record: Build) => ({ ...record, routes: { list: { js: [], css: [], later: 1 } } }),
    ]) {
      await writeFile(path.join(build, 'build.json'), JSON.stringify(change(JSON.parse(text))));
      const { manifest } = await store.putRelease(app, build, options);
      await expect(store.verifyRelease(app, manifest.id)).resolves.toMatchObject({ manifest });
      names.add(manifest.id);
    }
    expect(names.size).toBe(5);
  });

  it('lets many put the same content at once', async () => {
    const build = await writeSampleBuild(folder('build'), app, 1);
    const all = await Promise.all(Array.from({ length: 6 }, () => store.putRelease(app, build, options)));
    expect(new Set(all.map(({ integrityHash }) => integrityHash)).size).toBe(1);
    expect(all.filter(({ created }) => created)).toHaveLength(1);
    expect(await readdir(folder('store', 'tmp'))).toEqual([]);
  });

  it.each([
    ['release.json', 'missing'],
    ['server.cjs', 'missing'],
    ['client/remoteEntry.1.mjs.br', 'changed'],
  ])('replaces a release whose %s is %s', async (name, how) => {
    const { manifest } = await put();
    const file = folder('store', 'r', app, manifest.id, name);
    await unlink(file);
    if (how === 'changed') await writeFile(file, 'tampered');
    await expect(store.verifyRelease(app, manifest.id)).rejects.toMatchObject({
      code: name === 'release.json' ? 'release_missing' : 'release_damaged',
    });
    expect((await put()).created).toBe(true);
    await expect(store.verifyRelease(app, manifest.id)).resolves.toMatchObject({
      manifest: { id: manifest.id },
    });
  });

  it.each<[string, Encoding, (bytes: Buffer) => Buffer]>([
    ['brotli', 'br', brotliCompressSync],
    ['gzip', 'gzip', gzipSync],
  ])(
    'replaces a release whose %s variant holds something else, though its records agree with it',
    async (_, encoding, compress) => {
      const { manifest } = await put();
      await replaceVariant(
        at(manifest.id),
        'client/remoteEntry.1.mjs',
        encoding,
        compress(Buffer.from('evil();')),
      );
      await expect(store.verifyRelease(app, manifest.id)).rejects.toThrow(
        'holds something else than the file it stands for',
      );
      expect((await put()).created).toBe(true);
      await expect(store.verifyRelease(app, manifest.id)).resolves.toMatchObject({
        manifest: { id: manifest.id },
      });
    },
  );

  it('refuses a variant that cannot be read for a file that is empty', async () => {
    const build = await writeSampleBuild(folder('build'), app, 1);
    await writeFile(path.join(build, 'client', 'empty.css'), '');
    const { manifest } = await store.putRelease(app, build, options);
    await replaceVariant(at(manifest.id), 'client/empty.css', 'br', Buffer.from('nonsense'));
    await expect(store.verifyRelease(app, manifest.id)).rejects.toMatchObject({ code: 'release_damaged' });
  });

  it('replaces the leftover of a put that died half way', async () => {
    const { manifest } = await put();
    const at = folder('store', 'r', app, manifest.id);
    await rm(at, { recursive: true });
    await mkdir(path.join(at, 'client'), { recursive: true });
    await writeFile(path.join(at, 'client', 'half.mjs'), 'expo');
    await expect(store.verifyRelease(app, manifest.id)).rejects.toMatchObject({ code: 'release_missing' });
    expect((await put()).created).toBe(true);
    await expect(store.verifyRelease(app, manifest.id)).resolves.toMatchObject({
      manifest: { id: manifest.id },
    });
  });

  it('notices a file that was slipped in', async () => {
    const { manifest } = await put();
    await writeFile(folder('store', 'r', app, manifest.id, 'client', 'extra.mjs'), '1');
    await expect(store.verifyRelease(app, manifest.id)).rejects.toThrow(
      'client/extra.mjs does not belong to it',
    );
  });

  it('notices a name or a size in its records that is not its own', async () => {
    const { id } = (await put()).manifest;
    const replace = async <T>(name: string, change: (record: T) => object) => {
      const text = JSON.stringify(change(JSON.parse(await readFile(at(id, name), 'utf8'))));
      await unlink(at(id, name));
      await writeFile(at(id, name), text);
      return { integrity: sha384(text), size: text.length };
    };
    const list = (name: string, file: object) =>
      replace<IntegrityList>('integrity.json', ({ files, ...rest }) => ({
        ...rest,
        files: { ...files, [name]: { ...files[name], ...file } },
      }));

    await list(
      'release.json',
      await replace<object>('release.json', (manifest) => ({ ...manifest, id: 'r_0' })),
    );
    await expect(store.verifyRelease(app, id)).rejects.toThrow('belong to another release');
    await put();
    await list('server.cjs', { size: 1 });
    await expect(store.verifyRelease(app, id)).rejects.toThrow('server.cjs was changed');
  });

  it('does not accept another release under a name', async () => {
    const [one, two] = [await put(1), await put(2)];
    const at = (id: string) => folder('store', 'r', app, id);
    await rm(at(one.manifest.id), { recursive: true });
    await chmod(at(two.manifest.id), 0o755);
    await symlink(at(two.manifest.id), at(one.manifest.id));
    await expect(store.verifyRelease(app, one.manifest.id)).rejects.toThrow('belong to another release');
  });
});

describe('a build that is none', () => {
  const build = async (change: (at: string) => Promise<unknown>) => {
    const at = await writeSampleBuild(folder('build'), app, 1);
    await change(at);
    return store.putRelease(app, at, options);
  };
  const edit = (fields: object) => (at: string) =>
    readFile(path.join(at, 'build.json'), 'utf8').then((text) =>
      writeFile(path.join(at, 'build.json'), JSON.stringify({ ...JSON.parse(text), ...fields })),
    );

  it.each<[string, (at: string) => Promise<unknown>, string]>([
    ['is missing', (at) => rm(at, { recursive: true }), 'no build of mfe-search at'],
    ['has a broken record', (at) => writeFile(path.join(at, 'build.json'), '{'), 'build.json: not JSON'],
    ['is of another app', edit({ app: 'mfe-account' }), 'is a build of mfe-account, not of mfe-search'],
    ['has no version', edit({ version: undefined }), 'build.json: version:'],
    [
      'lacks a file it names',
      (at) => unlink(path.join(at, 'client/tiny.mjs')),
      'names client/tiny.mjs, which is not',
    ],
    ['names a file outside', edit({ initial: { js: ['client/../../x'], css: [] } }), 'initial.js.0'],
    ['holds a link', (at) => symlink('/etc/passwd', path.join(at, 'client/link.mjs')), 'is no regular file'],
    ['holds a hidden file', (at) => writeFile(path.join(at, 'client/.env'), ''), 'no leading dot'],
    [
      'brings its own integrity.json',
      (at) => writeFile(path.join(at, 'integrity.json'), '{}'),
      'belongs to the release',
    ],
  ])('is refused with the reason when it %s', async (_, change, message) => {
    await expect(build(change)).rejects.toMatchObject({
      name: 'BuildError',
      message: expect.stringContaining(message),
    });
    await expect(readdir(folder('store'))).rejects.toMatchObject({ code: 'ENOENT' });
  });
});
