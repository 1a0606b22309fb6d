import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach } from '@jest/globals';

/** Gives every test of a file a folder of its own. @returns its path; call it inside a test */
export function useTemporaryFolder(): (...names: string[]) => string {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'release-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));
  return (...names) => path.join(folder, ...names);
}
