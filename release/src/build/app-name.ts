import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The app's name is that of its package without the scope, whatever its folder is called.
 * @param dir the app's folder, with `package.json`
 */
export function appNameOf(dir: string): string {
  const { name } = JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8')) as { name: string };
  return name.replace(/^@[^/]+\//, '');
}
