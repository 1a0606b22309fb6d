import { existsSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../../../shared');

/**
 * Whether reference material, such as real open data, lies beside the project, as on some machines. The project never
 * depends on it.
 */
export const hasReference = existsSync(join(folder, 'specification.txt'));

/** The reason that a skipped test shows. */
export const noReference = '../shared is not beside the project';

/**
 * Finds a file of the reference material.
 * @throws if the material exists without that file: a wrong name would skip its tests silently
 */
export function referenceFile(name: string): string {
  const path = join(folder, name);
  if (hasReference && !existsSync(path)) throw new Error(`${path} is missing: correct the name in the test.`);
  return path;
}
