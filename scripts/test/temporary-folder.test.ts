import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { temporaryFolder } from './temporary-folder.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'memory-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const roomy = { needed: 1, available: 1_000 };

it('is made where there is room, and only there', () => {
  const own = temporaryFolder({ folder, ...roomy });
  expect(own).toBe(path.join(folder, `enerabi-test-${process.pid}`));
  expect(existsSync(own ?? '')).toBe(true);
  expect(temporaryFolder({ folder, needed: Number.MAX_SAFE_INTEGER, available: 0 })).toBeUndefined();
  expect(temporaryFolder({ folder, needed: 1_000, available: 1_999 })).toBeUndefined();
  expect(temporaryFolder({ folder: path.join(folder, 'absent'), ...roomy })).toBeUndefined();
});

it('is removed by the next run if its own run was killed, and not while that runs', () => {
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  const others = [pid, process.ppid].map((other) => path.join(folder, `enerabi-test-${other}`));
  for (const other of [...others, path.join(folder, 'of-somebody-else')]) mkdirSync(other);
  temporaryFolder({ folder, ...roomy });
  expect(others.map((other) => existsSync(other))).toEqual([false, true]);
  expect(existsSync(path.join(folder, 'of-somebody-else'))).toBe(true);
});
