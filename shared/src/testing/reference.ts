import { existsSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../../../shared');

/** Reference material, such as real open data, lies beside the project on some machines; the project never depends on it. */
export const hasReference = existsSync(join(folder, 'specification.txt'));

/** The reason that a skipped test gives. */
export const noReference = '../shared is not beside the project';

/**
 * Names a file of the reference material.
 * @throws where the material is there without that file: a wrong name would skip its tests in silence
 */
export function referenceFile(name: string): string {
  const path = join(folder, name);
  if (hasReference && !existsSync(path)) throw new Error(`${path} is missing: correct the name in the test.`);
  return path;
}
