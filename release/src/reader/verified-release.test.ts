import { readFile, rename, unlink, writeFile } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import { sha384 } from '../document/index.ts';
import { app, audit } from '../registry/registry.fixture.ts';
import { writeSampleBuild } from '../store/sample-build.fixture.ts';
import { useReader } from './reader.fixture.ts';

const { source, folder, inRelease, publish, open } = useReader();

describe('a release before it is run', () => {
  it('is handed over as the bytes that were hashed', async () => {
    const id = await publish(1);
    const releases = open();
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
      const releases = open();
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
    const releases = open();
    const { manifest } = await source.registry.store.putRelease(
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
    const releases = open();
    await releases.verifyRelease(app, id);
    await rename(inRelease(id), folder('away'));
    await expect(releases.verifyRelease(app, id)).rejects.toMatchObject({ code: 'release_missing' });
    await expect(releases.verifyRelease(app, id)).rejects.toMatchObject({ code: 'release_missing' });
    await rename(folder('away'), inRelease(id));
    await expect(releases.verifyRelease(app, id)).resolves.toMatchObject({ release: { id } });
  });
});
