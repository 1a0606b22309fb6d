import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from '@jest/globals';

it('leaves nothing of an answered request to the slow collection of old memory', async () => {
  // In a process of its own: the test runner's objects move to old memory at any time.
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--expose-gc',
    join(import.meta.dirname, 'testing/request-memory.ts'),
  ]);
  expect(Number(stdout)).toBeLessThan(500);
});
