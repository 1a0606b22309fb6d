import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { appName, releaseId, sha384 } from '../document/index.ts';
import { abandonedAfterMs } from '../limits.ts';
import { readBuildFolder } from './build-folder.ts';
import { contentId } from './content-id.ts';
import { syncFolder } from './disk/durable-file.ts';
import { setAside } from './disk/reserve.ts';
import { soundOrNothing } from './release-error.ts';
import type { PutOptions, ReleaseStore, StoredRelease } from './release-store.ts';
import { stageRelease } from './stage-release.ts';
import type { StoreLayout } from './store-layout.ts';
import { isUnchanged, removeRecord, verifyAndRecord } from './verification-record.ts';

/** The release half of `createFileStore`. */
export function fileReleases(
  layout: StoreLayout,
): Pick<ReleaseStore, 'putRelease' | 'verifyRelease' | 'isUnchanged' | 'listReleases' | 'takeOut'> {
  const verifyRelease = (app: string, id: string, vouched?: string) =>
    verifyAndRecord(layout, app, id, vouched);

  async function putRelease(app: string, buildDir: string, options: PutOptions) {
    const content = await readBuildFolder(app, buildDir);
    const hashes = Object.fromEntries([...content.files].map(([name, bytes]) => [name, sha384(bytes)]));
    const id = contentId(content.build, hashes);
    await setAside(layout);
    const existing = await soundOrNothing(verifyRelease(app, id));
    if (existing) return { ...existing, created: false };

    await removeAbandoned(layout.temporary);
    const staged = path.join(layout.temporary, randomUUID());
    try {
      await stageRelease(staged, id, content, options);
      const created = await install(staged, layout.release(app, id), () => verifyRelease(app, id));
      return { ...(await verifyRelease(app, id)), created };
    } finally {
      await rm(staged, { recursive: true, force: true });
    }
  }

  /**
   * A single rename creates the release, so that no reader sees half of it; only a copy or garbage can be in the way.
   */
  async function install(
    staged: string,
    target: string,
    verify: () => Promise<StoredRelease>,
  ): Promise<boolean> {
    await mkdir(path.dirname(target), { recursive: true });
    for (;;) {
      try {
        await rename(staged, target);
        await syncFolder(path.dirname(target));
        return true;
      } catch (error) {
        if (!['ENOTEMPTY', 'EEXIST', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? ''))
          throw error;
      }
      if (await soundOrNothing(verify())) return false;
      const aside = path.join(layout.temporary, randomUUID());
      await rename(target, aside).catch(ignoreMissing);
      await rm(aside, { recursive: true, force: true });
    }
  }

  async function listReleases() {
    const apps = (await namesIn(layout.releases)).filter((name) => appName.safeParse(name).success);
    const found = apps.map(async (app) => {
      const names = await namesIn(path.join(layout.releases, app));
      return Promise.all(
        names.filter((id) => releaseId.safeParse(id).success).map((id) => describe(app, id)),
      );
    });
    return (await Promise.all(found)).flat();
  }

  async function describe(app: string, id: string) {
    const folder = layout.release(app, id);
    const { mtime: storedAt } = await stat(folder);
    const files = await readdir(folder, { recursive: true, withFileTypes: true });
    const sizes = files
      .filter((file) => file.isFile())
      .map(async (file) => (await stat(path.join(file.parentPath, file.name))).size);
    return { app, id, storedAt, bytes: (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) };
  }

  async function takeOut(app: string, id: string) {
    const folder = layout.release(app, id);
    const aside = path.join(layout.temporary, randomUUID());
    await mkdir(layout.temporary, { recursive: true });
    await rename(folder, aside);
    await syncFolder(path.dirname(folder));
    return {
      restore: () => rename(aside, folder),
      discard: async () => {
        await removeRecord(layout, app, id);
        await rm(aside, { recursive: true, force: true });
      },
    };
  }

  return {
    putRelease,
    verifyRelease,
    isUnchanged: (app, id, vouched) => isUnchanged(layout, app, id, vouched),
    listReleases,
    takeOut,
  };
}

const ignoreMissing = (error: NodeJS.ErrnoException): undefined => {
  if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error;
};

const namesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder).catch(ignoreMissing)) ?? [];

async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await namesIn(folder)) {
    const file = path.join(folder, name);
    const found = await stat(file).catch(ignoreMissing);
    if (found && Date.now() - found.mtimeMs > abandonedAfterMs)
      await rm(file, { recursive: true, force: true });
  }
}
