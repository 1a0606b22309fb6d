import { mkdir } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { create, extract } from 'tar';

/** Packs a release's folder; it is compressed already. */
export const packFolder = (folder: string): Promise<Buffer> =>
  buffer(create({ cwd: folder, portable: true }, ['.']));

/**
 * Unpacks an archive of `packFolder` into a new folder.
 * @throws Error if it is damaged
 */
export async function unpackFolder(archive: Buffer, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const unpacking = extract({ cwd: folder, strict: true });
  await new Promise<void>((resolve, reject) => {
    unpacking.once('close', resolve);
    unpacking.once('error', reject);
    unpacking.end(archive);
  });
}
