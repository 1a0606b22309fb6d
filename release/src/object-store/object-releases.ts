import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { sha384 } from '../document/index.ts';
import {
  type PutOptions,
  ReleaseError,
  type ReleaseStore,
  type StoredRelease,
  type StoreLayout,
  verifyReleaseFolder,
} from '../store/index.ts';
import { type ObjectClient, ObjectStoreError } from './object-client.ts';
import { objectKeys, releaseOfKey } from './object-keys.ts';
import { packFolder, unpackFolder } from './release-archive.ts';

type ObjectReleases = Pick<ReleaseStore, 'putRelease' | 'verifyRelease' | 'listReleases' | 'takeOut'>;

/**
 * The releases of an object store. Each one that is stored or verified is also in the folder of this machine, from which
 * servers read: it is only ever replaced by what the object store has.
 * @param local the store in that folder
 */
export function objectReleases(
  client: ObjectClient,
  local: Pick<ReleaseStore, 'putRelease'>,
  layout: StoreLayout,
): ObjectReleases {
  async function verifyRelease(app: string, id: string, vouched?: string): Promise<StoredRelease> {
    const archive = (await client.get(objectKeys.release(app, id)))?.bytes;
    if (!archive) throw new ReleaseError('release_missing', app, id, 'it is not in the object store');
    const unpacked = path.join(layout.temporary, randomUUID());
    try {
      await unpackFolder(archive, unpacked).catch((error: Error) => {
        throw new ReleaseError('release_damaged', app, id, `its archive cannot be read (${error.message})`);
      });
      const stored = await verifyReleaseFolder(app, id, unpacked, vouched);
      await replaceCopy(unpacked, layout.release(app, id), stored);
      return stored;
    } finally {
      await rm(unpacked, { recursive: true, force: true });
    }
  }

  async function replaceCopy(
    unpacked: string,
    folder: string,
    { integrityHash }: StoredRelease,
  ): Promise<void> {
    const present = await readFile(path.join(folder, 'integrity.json')).catch(() => undefined);
    if (present && sha384(present) === integrityHash && (await isSound(folder, integrityHash))) return;
    const aside = path.join(layout.temporary, randomUUID());
    await rename(folder, aside).catch(() => undefined);
    await mkdir(path.dirname(folder), { recursive: true });
    await rename(unpacked, folder).catch(async (error: Error) => {
      // Another process of this machine was faster.
      if (!(await isSound(folder))) throw error;
    });
    await rm(aside, { recursive: true, force: true });
  }

  const isSound = (folder: string, vouched?: string): Promise<boolean> =>
    verifyReleaseFolder(path.basename(path.dirname(folder)), path.basename(folder), folder, vouched).then(
      () => true,
      () => false,
    );

  async function putRelease(app: string, buildDir: string, options: PutOptions) {
    const { created: _, ...staged } = await local.putRelease(app, buildDir, options);
    const { id } = staged.manifest;
    const existing = await soundOrFault(verifyRelease(app, id));
    if (!(existing instanceof ReleaseError)) return { ...existing, created: false };
    const key = objectKeys.release(app, id);
    const archive = await packFolder(layout.release(app, id));
    if (existing.code === 'release_damaged') await client.put(key, archive);
    else if (!(await client.create(key, archive)))
      return { ...(await verifyRelease(app, id)), created: false };
    return { ...staged, created: true };
  }

  return {
    putRelease,
    verifyRelease,

    listReleases: async () =>
      (await client.list(objectKeys.releases)).flatMap(({ key, size: bytes, modifiedAt: storedAt }) => {
        const named = releaseOfKey(key);
        return named ? [{ ...named, storedAt, bytes }] : [];
      }),

    async takeOut(app, id) {
      const key = objectKeys.release(app, id);
      const archive = (await client.get(key))?.bytes;
      if (!archive) throw new ObjectStoreError('ENOENT', `${key} is not in the store`);
      await client.delete(key);
      return {
        restore: () => client.put(key, archive),
        discard: () => rm(layout.release(app, id), { recursive: true, force: true }),
      };
    },
  };
}

const soundOrFault = (verification: Promise<StoredRelease>): Promise<StoredRelease | ReleaseError> =>
  verification.catch((error: unknown) => {
    if (error instanceof ReleaseError) return error;
    throw error;
  });
