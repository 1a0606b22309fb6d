import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const isSource = (name: string): boolean =>
  !/(\.test\.tsx?|\.md)$/.test(name) && !/(^|[\\/])(node_modules|dist|e2e)[\\/]/.test(name);

const filesUnder = (dir: string): string[] =>
  readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => isSource(path.relative(dir, file)))
    .sort();

/**
 * A hash of everything that a build of an app depends on: its sources, the shared package, the build function and the
 * lockfile. An equal hash means that there is nothing to build.
 * @param root the workspace's folder
 * @param dir the app's folder
 */
export function sourceHash(root: string, dir: string): string {
  const files = [
    ...filesUnder(path.join(dir, 'src')),
    ...['package.json', 'remote.json', 'routes.json', 'rspack.config.ts'].map((name) => path.join(dir, name)),
    ...filesUnder(path.join(root, 'shared/src')),
    // Its version is part of what the shell offers to remotes.
    path.join(root, 'shared/package.json'),
    ...filesUnder(path.join(root, 'release/src/build')),
    path.join(root, 'pnpm-lock.yaml'),
  ];
  const hash = createHash('sha256');
  for (const file of files) {
    const content = contentOf(file);
    if (content) hash.update(path.relative(root, file)).update('\0').update(content).update('\0');
  }
  return hash.digest('hex');
}

function contentOf(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
