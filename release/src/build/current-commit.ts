import { spawnSync } from 'node:child_process';

/**
 * @param root a folder of the working tree
 * @returns the commit it is at, null outside a repository or where there is no git
 */
export function currentCommit(root: string): string | null {
  const { status, stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}
