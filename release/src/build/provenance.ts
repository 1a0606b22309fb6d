import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sha384 } from '../document/index.ts';
import type { Provenance } from '../store/index.ts';
import { currentCommit } from './current-commit.ts';

const lockfiles = ['pnpm-lock.yaml', 'package-lock.json', 'yarn.lock'];

/**
 * Describes the origin of a build as its publisher claims it; `reproduce` is the proof.
 * @param folder of the working tree, or below it
 * @param commit if it is known otherwise
 */
export function provenanceOf(folder: string, commit: string | null = currentCommit(folder)): Provenance {
  const lockfile = findUpwards(folder, lockfiles);
  return {
    commit,
    isClean: isClean(folder),
    lockfile: lockfile ? sha384(readFileSync(lockfile)) : null,
    builder: `node ${process.version} ${process.platform}-${process.arch}`,
  };
}

function isClean(folder: string): boolean | null {
  const { status, stdout } = spawnSync('git', ['status', '--porcelain'], { cwd: folder, encoding: 'utf8' });
  return status === 0 ? stdout.trim() === '' : null;
}

function findUpwards(folder: string, names: readonly string[]): string | undefined {
  const found = names.map((name) => path.join(folder, name)).find((file) => existsSync(file));
  const parent = path.dirname(folder);
  return found ?? (parent === folder ? undefined : findUpwards(parent, names));
}
