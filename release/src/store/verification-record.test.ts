import { readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
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
const verify = (unchangedSuffices: boolean) => store.verifyRelease(app, id, { vouched, unchangedSuffices });

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
});

describe('a release whose files were all hashed before', () => {
  it('is known from its publication on, without hashing a file again', async () => {
    expect((await stat(recordFile())).size).toBeGreaterThan(0);
    await damageUnseen();
    await expect(verify(true)).resolves.toMatchObject({ integrityHash: vouched });
  });

  it('is hashed again where a file was written to, though its size and dates are as before', async () => {
    const { atime, mtime, size } = await stat(at(script));
    await writeFile(at(script), '!'.repeat(size));
    await utimes(at(script), atime, mtime);
    await expect(verify(true)).rejects.toThrow(`${script} was changed`);
    await expect(verify(true)).rejects.toThrow(`${script} was changed`);
  });

  it.each([
    [
      'replaced',
      async () => {
        const { size } = await stat(at(script));
        await writeFile(folder('other'), '!'.repeat(size));
        await rename(folder('other'), at(script));
      },
      `${script} was changed`,
    ],
    ['deleted', () => rm(at(script)), `${script} is missing`],
    ['added', () => writeFile(at('client/more.mjs'), ''), 'client/more.mjs does not belong to it'],
  ])('is hashed again where a file was %s', async (_, change, says) => {
    await (change as () => Promise<void>)();
    await expect(verify(true)).rejects.toThrow(says as string);
  });

  it('is trusted only as long as the signed log has the same list of files', async () => {
    await damageUnseen();
    const other = store.verifyRelease(app, id, { vouched: 'sha384-other', unchangedSuffices: true });
    await expect(other).rejects.toThrow(`${script} was changed`);
    const unnamed = store.verifyRelease(app, id, { unchangedSuffices: true });
    await expect(unnamed).rejects.toThrow(`${script} was changed`);
  });

  it('is hashed whole for every caller that does not say that this suffices', async () => {
    await damageUnseen();
    await expect(verify(false)).rejects.toThrow(`${script} was changed`);
  });

  it('is forgotten with the release', async () => {
    await (await store.takeOut(app, id)).discard();
    await expect(stat(recordFile())).rejects.toMatchObject({ code: 'ENOENT' });
  });
});

it('a release with a file of this very moment is not recorded, since the clock may not show its next change', async () => {
  await rm(recordFile());
  await writeFile(at(script), await readFile(at(script)));
  await verify(false);
  await expect(stat(recordFile())).rejects.toMatchObject({ code: 'ENOENT' });
  await sleep(2 * clockGrainMs);
  await verify(false);
  expect((await stat(recordFile())).size).toBeGreaterThan(0);
});

it('a damaged record is no record', async () => {
  for (const text of ['', '{', '{"integrity":1}', '[]']) {
    await writeFile(recordFile(), text);
    await expect(verify(true)).resolves.toMatchObject({ integrityHash: vouched });
  }
});
