import { spawnSync } from 'node:child_process';

/**
 * @param root a folder of the working tree
 * @returns its commit, null outside a repository or without git
 */
export function currentCommit(root: string): string | null {
  const { status, stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}
