import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { sourceHash } from './source-hash.ts';

let root: string;
const put = async (name: string, text: string): Promise<void> => {
  await mkdir(path.dirname(path.join(root, name)), { recursive: true });
  await writeFile(path.join(root, name), text);
};
const hash = (): string => sourceHash(root, path.join(root, 'shell'));

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'source-hash-'));
  for (const name of [
    'shell/src/main.ts',
    'shared/src/index.ts',
    'release/src/build/build.ts',
    'pnpm-lock.yaml',
  ])
    await put(name, 'first');
});
afterEach(() => rm(root, { recursive: true }));

describe('the hash of what a build is made from', () => {
  it.each([
    'shell/src/main.ts',
    'shell/package.json',
    'shell/remote.json',
    'shell/routes.json',
    'shell/rspack.config.ts',
    'shared/src/index.ts',
    'shared/package.json',
    'release/src/build/build.ts',
    'pnpm-lock.yaml',
  ])('is another one when %s changes', async (name) => {
    await put(name, 'first');
    const before = hash();
    await put(name, 'second');
    expect(hash()).not.toBe(before);
  });

  it.each([
    'shell/src/main.test.ts',
    'shell/src/notes.md',
    'shell/e2e/a.journey.ts',
    'mfe-search/src/routes.ts',
  ])('is the same when %s changes', async (name) => {
    await put(name, 'first');
    const before = hash();
    await put(name, 'second');
    expect(hash()).toBe(before);
  });
});
