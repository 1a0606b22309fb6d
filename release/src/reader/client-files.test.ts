import { mkdir, readFile, unlink, writeFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { sha384 } from '../document/index.ts';
import { app } from '../registry/registry.fixture.ts';
import { replaceVariant } from '../store/replace-variant.fixture.ts';
import { useReader } from './reader.fixture.ts';

const { logged, folder, inRelease, publish, open } = useReader();

describe('files for browsers', () => {
  it('are found with their compressed variants', async () => {
    const id = await publish(1);
    const releases = open();
    const file = releases.file(app, id, 'client/remoteEntry.1.mjs');
    const bytes = await readFile(file?.absolutePath ?? '');
    expect(file).toMatchObject({ size: bytes.length, integrity: sha384(bytes) });
    const { br, gzip } = file?.encodings ?? {};
    for (const variant of [br, gzip]) {
      const compressed = await readFile(variant?.absolutePath ?? '');
      expect([sha384(compressed), compressed.length]).toEqual([variant?.integrity, variant?.size]);
    }
    expect(releases.file(app, id, 'client/tiny.mjs')?.encodings).toEqual({});
  });

  it('include those of releases that are not live any more', async () => {
    const old = await publish(1);
    // A document names the live release and three behind it.
    for (const mark of [2, 3, 4, 5]) await publish(mark);
    const releases = open();
    expect(releases.current().releases[old]).toBeUndefined();
    expect(releases.file(app, old, 'client/tiny.mjs')?.absolutePath).toBe(
      inRelease(old, 'client', 'tiny.mjs'),
    );
  });

  it('are compressed only where a release document vouches for that', async () => {
    const old = await publish(1);
    // A document names the live release and three behind it.
    for (const mark of [2, 3, 4, 5]) await publish(mark);
    const file = 'client/remoteEntry.1.mjs';
    await replaceVariant(inRelease(old), file, 'br', brotliCompressSync('evil();'));
    const releases = open();
    expect(releases.file(app, old, file)?.encodings).toEqual({});
    expect(await readFile(releases.file(app, old, file)?.absolutePath ?? '', 'utf8')).toContain(`mark = '1'`);
    // A list that was read before a document named the release must not be trusted afterwards.
    await publish(1);
    const { br } = releases.file(app, old, file)?.encodings ?? {};
    expect(sha384(await readFile(br?.absolutePath ?? ''))).toBe(br?.integrity);
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
    const releases = open();
    expect(releases.file(app, id, name)).toBeUndefined();
  });

  it('are not looked for under other names', async () => {
    const id = await publish(1);
    const releases = open();
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
    const releases = open();
    const list = inRelease(id, 'integrity.json');
    const text = await readFile(list, 'utf8');
    await unlink(list);
    await writeFile(list, text.replace('client/tiny.mjs', 'client/evil.mjs'));
    for (let call = 0; call < 3; call++) expect(releases.file(app, id, 'client/evil.mjs')).toBeUndefined();
    expect(logged).toEqual([expect.stringContaining('integrity.json was changed')]);
  });
});
