import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { createFileStore } from './file-store.ts';
import type { ReleaseStore } from './release-store.ts';
import { useTemporaryFolder } from './temporary-folder.fixture.ts';

const folder = useTemporaryFolder();
let store: ReleaseStore;
beforeEach(() => {
  store = createFileStore(folder());
});

describe('release log on a file system', () => {
  it('gives each number to one writer only', async () => {
    const writers = Array.from({ length: 8 }, (_, i) => store.appendLogEntry('local', 1, `writer ${i}`));
    const won = (await Promise.all(writers)).flatMap((isFirst, i) => (isFirst ? [i] : []));
    expect(won).toHaveLength(1);
    expect(await store.readLogEntry('local', 1)).toBe(`writer ${won[0]}`);
    expect(await readdir(folder('tmp'))).toEqual([]);
  });

  it('knows its last number, and ignores what is no entry', async () => {
    expect(await store.lastLogSeq('local')).toBe(0);
    for (const seq of [1, 2, 10]) await store.appendLogEntry('local', seq, 'entry');
    await writeFile(folder('env', 'local', 'log', '0000000099.json.tmp'), '');
    expect(await store.lastLogSeq('local')).toBe(10);
  });

  it('never takes a log it cannot read for an empty one', async () => {
    await mkdir(folder('env', 'local'), { recursive: true });
    await writeFile(folder('env', 'local', 'log'), 'a file where the folder should be');
    await expect(store.lastLogSeq('local')).rejects.toMatchObject({ code: 'ENOTDIR' });
  });

  it('replaces the projection whole', async () => {
    expect(await store.readProjection()).toBeUndefined();
    await store.writeProjection('one');
    await store.writeProjection('two');
    expect(await store.readProjection()).toBe('two');
    expect(await readdir(folder('builds'))).toEqual(['latest.json']);
  });

  it('refuses names that lead out of the store', async () => {
    await expect(store.verifyRelease('..', 'r_1')).rejects.toThrow();
    await expect(store.verifyRelease('mfe-search', '../../keys')).rejects.toThrow();
    await expect(store.appendLogEntry('../local', 1, 'entry')).rejects.toThrow();
  });
});
