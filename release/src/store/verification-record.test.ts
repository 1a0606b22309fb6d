import { readFile, rename, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { clockGrainMs } from '../limits.ts';
import { createFileStore } from './file-store.ts';
import type { ReleaseStore } from './release-store.ts';
import { writeSampleBuild } from './sample-build.fixture.ts';
import { useTemporaryFolder } from './temporary-folder.fixture.ts';
import { folderState } from './verification-record.ts';

const app = 'mfe-search';
const script = 'client/tiny.mjs';
const folder = useTemporaryFolder();
let store: ReleaseStore;
let id: string;
let vouched: string;

const at = (...names: string[]) => folder('store', 'r', app, id, ...names);
const recordFile = () => folder('store', 'verified', app, `${id}.json`);
const unchanged = () => store.isUnchanged(app, id, vouched);
const verify = () => store.verifyRelease(app, id, vouched);

/** Damages a file, and has the record say that it was just so when all were hashed, as after a disk has lost bits. */
const damageUnseen = async () => {
  await writeFile(at(script), 'something else');
  const { fingerprint } = folderState(at()) ?? {};
  await writeFile(recordFile(), JSON.stringify({ integrity: vouched, fingerprint }));
};

beforeEach(async () => {
  store = createFileStore(folder('store'));
  const stored = await store.putRelease(app, await writeSampleBuild(folder('build'), app, 1), {
    commit: null,
    builtAt: '2026-11-30T00:00:00.000Z',
  });
  id = stored.manifest.id;
  vouched = stored.integrityHash;
  await sleep(2 * clockGrainMs);
  await verify();
});

describe('a release whose files were all hashed', () => {
  it('is unchanged from then on', async () => {
    expect(await unchanged()).toBe(true);
  });

  it('is changed where a file was written to, though its size and dates are as before', async () => {
    const { atime, mtime, size } = await stat(at(script));
    await writeFile(at(script), '!'.repeat(size));
    await utimes(at(script), atime, mtime);
    expect(await unchanged()).toBe(false);
    await expect(verify()).rejects.toThrow(`${script} was changed`);
    expect(await unchanged()).toBe(false);
  });

  const replace = async () => {
    await writeFile(folder('same'), await readFile(at(script)));
    await rename(folder('same'), at(script));
  };
  it.each([
    ['replaced', replace],
    ['deleted', () => rm(at(script))],
    ['added', () => writeFile(at('client/more.mjs'), '')],
    ['linked', () => symlink(at(script), at('client/more.mjs'))],
  ])('is changed where a file was %s', async (_, change) => {
    await change();
    expect(await unchanged()).toBe(false);
  });

  it('is unchanged again once all files were hashed and found right', async () => {
    await replace();
    await sleep(2 * clockGrainMs);
    await verify();
    expect(await unchanged()).toBe(true);
  });

  it('is another one where the signed log has another list of files', async () => {
    expect(await store.isUnchanged(app, id, 'sha384-other')).toBe(false);
  });

  it('is hashed whole when it is verified: a disk can lose bits without any sign', async () => {
    await damageUnseen();
    expect(await unchanged()).toBe(true);
    await expect(verify()).rejects.toThrow(`${script} was changed`);
  });

  it('is forgotten with the release', async () => {
    await (await store.takeOut(app, id)).discard();
    expect(await unchanged()).toBe(false);
    await expect(stat(recordFile())).rejects.toMatchObject({ code: 'ENOENT' });
  });
});

it('a release with a file of this very moment is not recorded: the clock may not show its next change', async () => {
  await rm(recordFile());
  await writeFile(at(script), await readFile(at(script)));
  await verify();
  expect(await unchanged()).toBe(false);
  await sleep(2 * clockGrainMs);
  await verify();
  expect(await unchanged()).toBe(true);
});

it('a damaged record is no record', async () => {
  for (const text of ['', '{', '{"integrity":1}', '[]']) {
    await writeFile(recordFile(), text);
    expect(await unchanged()).toBe(false);
  }
});
