import { stat } from 'node:fs/promises';
import { expect, it } from '@jest/globals';
import { reservedBytes } from '../../limits.ts';
import { createFileStore } from '../file-store.ts';
import { writeSampleBuild } from '../sample-build.fixture.ts';
import { storeLayout } from '../store-layout.ts';
import { useTemporaryFolder } from '../temporary-folder.fixture.ts';
import { withReserve } from './reserve.ts';

const folder = useTemporaryFolder();
const full = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });

it('is set aside by the first publication, and again by one that stores nothing new', async () => {
  const layout = storeLayout(folder('store'));
  const store = createFileStore(folder('store'));
  const build = await writeSampleBuild(folder('build'), 'mfe-search', 1);
  const put = () => store.putRelease('mfe-search', build, { commit: null, builtAt: '2026-11-29T00:00:00Z' });
  await put();
  expect((await stat(layout.reserve)).size).toBe(reservedBytes);
  let attempts = 0;
  await withReserve(layout, async () => {
    attempts += 1;
    if (attempts === 1) throw full;
  });
  await expect(stat(layout.reserve)).rejects.toMatchObject({ code: 'ENOENT' });
  const failing = withReserve(layout, () => Promise.reject(full));
  await expect(failing).rejects.toBe(full);
  await put();
  expect((await stat(layout.reserve)).size).toBe(reservedBytes);
});
