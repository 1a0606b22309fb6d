import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { runCurrentInit } from './current-init.ts';

const words = ['init', 'mfe-diary', '--path', '/diary'];
const current = { address: 'https://releases.example.jp/packages/release-2.tgz', source: 'two' };
let folder: string;
let before: string | undefined;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'current-init-'));
  before = process.env.PATH;
  // A program of this name that writes down its words, and ends with a code of its own.
  writeFileSync(path.join(folder, 'npx'), `#!/bin/sh\necho "$@" > ${folder}/words\nexit 3\n`, {
    mode: 0o755,
  });
  process.env.PATH = `${folder}:${before}`;
});
afterEach(() => {
  process.env.PATH = before;
  rmSync(folder, { recursive: true, force: true });
});

it("hands over to the site's own command where npx has kept an earlier one", async () => {
  expect(await runCurrentInit(current, words, 'one')).toBe(3);
  expect(readFileSync(path.join(folder, 'words'), 'utf8').trim()).toBe(
    `-y ${current.address} ${words.join(' ')}`,
  );
});

it.each([
  ["the site's own", 'two'],
  ['one of a workspace', undefined],
])('runs itself where it is %s', async (_, own) => {
  expect(await runCurrentInit(current, words, own)).toBeUndefined();
});
