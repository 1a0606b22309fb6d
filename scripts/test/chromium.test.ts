import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { findChromium, findHeadlessShell } from './chromium.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'chromium-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function install(name: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, '');
  return file;
}

it('is the one that CHROMIUM_PATH names, before an installed one', () => {
  const chosen = install('my-browser');
  install('chromium');
  expect(findChromium({ CHROMIUM_PATH: chosen, PATH: folder })).toBe(chosen);
});

it('is none where CHROMIUM_PATH names none: another one would be a surprise', () => {
  install('chromium');
  expect(findChromium({ CHROMIUM_PATH: path.join(folder, 'gone'), PATH: folder })).toBeUndefined();
});

it('is an installed one, chromium before chrome', () => {
  const chrome = install('google-chrome');
  expect(findChromium({ PATH: `/nowhere${path.delimiter}${folder}` })).toBe(chrome);
  const chromium = install('chromium');
  expect(findChromium({ PATH: folder })).toBe(chromium);
});

it('is the one without windows if it is installed and asked for', () => {
  const chromium = install('chromium');
  expect(findHeadlessShell({ PATH: folder })).toBe(chromium);
  const shell = install('chromium-headless-shell');
  expect(findHeadlessShell({ PATH: folder })).toBe(shell);
  expect(findHeadlessShell({ CHROMIUM_PATH: chromium, PATH: folder })).toBe(chromium);
  expect(findChromium({ PATH: folder })).toBe(chromium);
});
