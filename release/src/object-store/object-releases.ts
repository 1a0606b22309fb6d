import {
  type PutOptions,
  ReleaseError,
  type ReleaseStore,
  type StoredRelease,
  type StoreLayout,
} from '../store/index.ts';
import { type ObjectClient, ObjectStoreError } from './object-client.ts';
import { objectKeys, releaseOfKey } from './object-keys.ts';
import { packFolder } from './release-archive.ts';
import { releaseCopies } from './release-copies.ts';

type ObjectReleases = Pick<
  ReleaseStore,
  'putRelease' | 'verifyRelease' | 'isUnchanged' | 'listReleases' | 'takeOut'
>;

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
  const copies = releaseCopies(layout);

  async function verifyRelease(app: string, id: string, vouched?: string): Promise<StoredRelease> {
    const key = objectKeys.release(app, id);
    const etag = vouched === undefined ? undefined : await copies.etagOf(app, id);
    let archive = await client.getChanged(key, etag);
    if (archive === 'unchanged') {
      const copy = vouched === undefined ? undefined : await copies.verify(app, id, vouched);
      if (copy) return copy;
      archive = await client.get(key);
    }
    if (!archive) throw new ReleaseError('release_missing', app, id, 'it is not in the object store');
    return copies.replace(app, id, archive, vouched);
  }

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

    async isUnchanged(app, id, vouched) {
      const etag = await copies.etagOf(app, id);
      if (etag === undefined || !(await copies.isUnchanged(app, id, vouched))) return false;
      return (await client.getChanged(objectKeys.release(app, id), etag)) === 'unchanged';
    },

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
        discard: () => copies.remove(app, id),
      };
    },
  };
}

const soundOrFault = (verification: Promise<StoredRelease>): Promise<StoredRelease | ReleaseError> =>
  verification.catch((error: unknown) => {
    if (error instanceof ReleaseError) return error;
    throw error;
  });
