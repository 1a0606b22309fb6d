import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sha384 } from '../../document/index.ts';
import { readBuildFolder } from '../../store/build-folder.ts';
import type { RegistryClient } from './registry-client.ts';

/** Files that are sent at the same time. */
const atOnce = 4;

/**
 * Uploads a build, without what has arrived in an earlier attempt.
 * @returns the upload's path in the registry's API
 * @throws BuildError, RegistryCallError
 */
export async function uploadBuild(
  client: RegistryClient,
  app: string,
  buildDir: string,
  onProgress: (done: number, total: number) => void,
): Promise<string> {
  const { files } = await readBuildFolder(app, buildDir);
  const all = new Map([...files, ['build.json', await readFile(path.join(buildDir, 'build.json'))]]);
  const listing = {
    files: Object.fromEntries(
      [...all].map(([name, bytes]) => [name, { size: bytes.length, integrity: sha384(bytes) }]),
    ),
  };
  const base = `/apps/${app}/uploads`;
  const { id, missing } = await client.post<{ id: string; missing: string[] }>(base, listing);
  let done = 0;
  const queue = missing.values();
  const send = async (): Promise<void> => {
    for (const name of queue) {
      const address = `${base}/${id}/files/${name.split('/').map(encodeURIComponent).join('/')}`;
      await client.put(address, new Uint8Array(all.get(name) ?? []));
      onProgress(++done, missing.length);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, send));
  return `${base}/${id}`;
}
