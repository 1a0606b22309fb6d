import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { type DocumentRelease, sha384 } from '../document/index.ts';
import {
  type IntegrityList,
  ReleaseError,
  type ReleaseManifest,
  readRecords,
  type StoreLayout,
} from '../store/index.ts';

/** A release whose server code may be run: `serverSource` is the hashed content. */
export interface VerifiedRelease {
  /** Absolute folder of the release. */
  dir: string;
  release: ReleaseManifest;
  /** Absolute path, for stack traces; run `serverSource`, which cannot change any more. */
  serverFile: string;
  serverSource: Buffer;
  /** Public address prefix, `/builds/r/<app>/<releaseId>/`. */
  base: string;
  integrity: IntegrityList;
}

/**
 * Verifies a release against the signed document: the list of hashes, and by that list `release.json` and the server
 * code.
 * @throws ReleaseError
 */
export async function loadVerified(
  layout: StoreLayout,
  releaseId: string,
  listed: DocumentRelease,
): Promise<VerifiedRelease> {
  const { app } = listed;
  const dir = layout.release(app, releaseId);
  const damaged = (detail: string) => new ReleaseError('release_damaged', app, releaseId, detail);
  const read = (name: string) =>
    readFile(path.join(dir, name)).catch((error: NodeJS.ErrnoException) => {
      const code = name === listed.server.entry ? 'release_damaged' : 'release_missing';
      throw new ReleaseError(code, app, releaseId, `${name} cannot be read (${error.code})`);
    });

  const integrityBytes = await read(listed.files.path);
  if (sha384(integrityBytes) !== listed.files.integrity) throw damaged(`${listed.files.path} was changed`);
  const { manifest, integrity } = readRecords(app, releaseId, await read('release.json'), integrityBytes);
  const serverSource = await read(listed.server.entry);
  if (sha384(serverSource) !== listed.server.integrity) throw damaged(`${listed.server.entry} was changed`);
  const serverFile = path.join(dir, listed.server.entry);
  return { dir, release: manifest, serverFile, serverSource, base: listed.base, integrity };
}

/**
 * Reads another file of a verified release, and verifies it.
 * @param file relative to the release's folder, such as `client/main.3bb0765a.css`
 * @throws ReleaseError `release_damaged` if the release does not list it, or it is missing or was changed
 */
export async function readVerified(
  { dir, release, integrity }: Pick<VerifiedRelease, 'dir' | 'release' | 'integrity'>,
  file: string,
): Promise<Buffer> {
  const damaged = (detail: string) =>
    new ReleaseError('release_damaged', release.app, release.id, `${file} ${detail}`);
  const listed = Object.hasOwn(integrity.files, file) ? integrity.files[file] : undefined;
  if (!listed) throw damaged('is not in its list of files');
  const bytes = await readFile(path.join(dir, file)).catch((error: NodeJS.ErrnoException) => {
    throw damaged(`cannot be read (${error.code})`);
  });
  if (sha384(bytes) !== listed.integrity) throw damaged('was changed');
  return bytes;
}

/** @throws ReleaseError `release_missing` if the folder of a verified release is being deleted */
export async function refuseIfGone({ dir, release }: VerifiedRelease): Promise<void> {
  await stat(path.join(dir, 'release.json')).catch((error: NodeJS.ErrnoException) => {
    throw new ReleaseError('release_missing', release.app, release.id, `its folder is gone (${error.code})`);
  });
}
