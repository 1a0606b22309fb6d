import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { findJava } from './java.ts';

let home: string;
beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'java-'));
  mkdirSync(path.join(home, 'bin'));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

function install(exitCode: number): string {
  const file = path.join(home, 'bin/java');
  writeFileSync(file, `#!/bin/sh\nexit ${exitCode}\n`);
  chmodSync(file, 0o755);
  return file;
}

it('is the one of JAVA_HOME, or an installed one', () => {
  const file = install(0);
  expect(findJava({ JAVA_HOME: home })).toBe(file);
  expect(findJava({ PATH: path.dirname(file) })).toBe('java');
});

it('is none where it is missing, or only says that it is', () => {
  expect(findJava({ PATH: path.join(home, 'bin') })).toBeUndefined();
  install(1);
  expect(findJava({ PATH: path.join(home, 'bin') })).toBeUndefined();
});
