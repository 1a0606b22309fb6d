import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { app, audit, useRegistry } from '../registry/registry.fixture.ts';
import { writeSampleBuild } from '../store/sample-build.fixture.ts';
import { compareBuild } from './compare-build.ts';

const scene = useRegistry();

async function compared(change: (buildDir: string) => Promise<void> = async () => {}) {
  const { to } = await scene.publish(1);
  const stored = await scene.registry.store.verifyRelease(app, to);
  const buildDir = await writeSampleBuild(scene.folder('again'), app, 1);
  await change(buildDir);
  const read = (file: string) => readFile(scene.folder('store', 'r', app, to, file));
  return { to, ...(await compareBuild(stored, buildDir, read)) };
}

describe('a release beside a new build of its commit', () => {
  it('is the same where every byte is, whoever published it and when', async () => {
    const { to, ...result } = await compared();
    expect(result).toEqual({ isSame: true, id: to, files: 5, different: [] });
    expect(audit.who).not.toBe('');
  });

  it('names the file and the first byte that differ', async () => {
    const { different, isSame, to, id } = await compared((buildDir) =>
      writeFile(path.join(buildDir, 'server.cjs'), "module.exports = '2';"),
    );
    expect({ isSame, different }).toEqual({
      isSame: false,
      different: [{ path: 'server.cjs', release: 21, build: 21, at: 18 }],
    });
    expect(id).not.toBe(to);
  });

  it('names files that only one of them has', async () => {
    const { different } = await compared(async (buildDir) => {
      await writeFile(path.join(buildDir, 'client', 'extra.mjs'), 'x');
      await rm(path.join(buildDir, 'client', 'photo.png'));
    });
    expect(different).toEqual([
      { path: 'client/extra.mjs', release: null, build: 1, at: null },
      { path: 'client/photo.png', release: 2100, build: null, at: null },
    ]);
  });

  it('differs by its description alone, too', async () => {
    const { isSame, different } = await compared(async (buildDir) => {
      const file = path.join(buildDir, 'build.json');
      await writeFile(file, (await readFile(file, 'utf8')).replace('1.2.3', '1.2.4'));
    });
    expect({ isSame, different }).toEqual({ isSame: false, different: [] });
  });
});
