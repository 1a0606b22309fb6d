import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { root } from './apps.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'bootstrap-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Calls a command of the project as npm does from a subfolder. */
function call(here: string, dataDir: string, ...words: string[]) {
  const { PATH, HOME } = process.env;
  const env = { PATH, HOME, INIT_CWD: here, DATA_DIR: path.relative(root, dataDir) };
  const program = path.join(root, 'scripts/bootstrap.mjs');
  const { status, stderr } = spawnSync(process.execPath, [program, ...words], {
    cwd: root,
    env,
    encoding: 'utf8',
  });
  return { status, said: stderr.trim() };
}

describe('a command from a subfolder', () => {
  it('finds the files there, and its data where every other command has them', () => {
    const here = path.join(folder, 'open/data');
    mkdirSync(here, { recursive: true });
    const { status, said } = call(here, path.join(folder, 'site'), 'data', 'import', 'missing.csv');
    expect({ status, said }).toEqual({
      status: 1,
      said: `error: ${path.join(here, 'missing.csv')}: no such file`,
    });
    expect(existsSync(path.join(folder, 'site/db'))).toBe(true);
  });

  it('publishes the build that is named from there', () => {
    const here = path.join(folder, 'pipeline');
    mkdirSync(here);
    const words = ['release', 'publish', 'mfe-search', '--build', 'missing'];
    const { status, said } = call(here, path.join(folder, 'site'), ...words);
    expect(status).toBe(1);
    expect(said).toContain(path.join(here, 'missing'));
  });
});

it('a command that does not exist is named with those that do', () => {
  expect(call(folder, folder, 'strat')).toEqual({
    status: 1,
    said: 'Unknown command "strat": one of start, test, dev, build, bench, data, release, screenshots, site.',
  });
});
