import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { packPackages } from './pack-packages.ts';
import { indexFile, type PackageIndex, packageIndex } from './packages-folder.ts';

/** Everything from which packages are made, relative to the workspace. */
const sources = [
  'shared/src',
  'release/src',
  'release/template',
  'release/jest',
  'scripts/test',
  'pnpm-lock.yaml',
];

/**
 * The packages of this workspace's sources; they are made if the folder has those of others, or none.
 * @param root the workspace's folder
 * @param folder of the packages
 * @throws Error if a package cannot be compiled
 */
export async function currentPackages(root: string, folder: string): Promise<PackageIndex> {
  const source = await hashOf(root);
  const present = await readIndex(folder);
  return present?.source === source ? present : packPackages(root, folder, source);
}

async function hashOf(root: string): Promise<string> {
  const hash = createHash('sha256');
  for (const file of (await Promise.all(sources.map((name) => filesUnder(path.join(root, name))))).flat())
    hash
      .update(path.relative(root, file))
      .update('\0')
      .update(await readFile(file))
      .update('\0');
  return hash.digest('hex');
}

const filesUnder = async (place: string): Promise<string[]> =>
  readdir(place, { recursive: true, withFileTypes: true }).then(
    (entries) =>
      entries
        .filter((entry) => entry.isFile())
        .map((entry) => path.join(entry.parentPath, entry.name))
        .sort(),
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOTDIR') return [place];
      throw error;
    },
  );

async function readIndex(folder: string): Promise<PackageIndex | undefined> {
  const text = await readFile(path.join(folder, indexFile), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  try {
    return packageIndex.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
