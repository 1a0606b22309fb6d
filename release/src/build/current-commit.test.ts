import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { currentCommit } from './current-commit.ts';

it('is nothing outside a repository, and where there is not even a folder', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'no-repository-'));
  expect(currentCommit(folder)).toBeNull();
  rmSync(folder, { recursive: true });
  expect(currentCommit(folder)).toBeNull();
});
