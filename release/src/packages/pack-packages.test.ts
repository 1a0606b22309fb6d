import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { currentPackages } from './current-packages.ts';
import { importedFiles } from './imported-files.ts';
import { packPackages } from './pack-packages.ts';
import { type PackageManifest, readManifest } from './package-manifest.ts';
import type { PackageIndex } from './packages-folder.ts';

const run = promisify(execFile);
const root = path.join(import.meta.dirname, '../../..');

let folder: string;
let index: PackageIndex;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'packages-'));
  // Checks leave declarations there; a checkout that only runs the site has none.
  const [declarations, aside] = [path.join(root, '.types'), path.join(root, 'dist/declarations')];
  mkdirSync(path.dirname(aside), { recursive: true });
  if (existsSync(declarations)) renameSync(declarations, aside);
  try {
    index = await currentPackages(root, folder);
  } finally {
    if (existsSync(aside)) renameSync(aside, declarations);
  }
  for (const [name, file] of Object.entries(index.packages)) {
    const to = unpacked(name);
    mkdirSync(to, { recursive: true });
    await run('tar', ['-xzf', path.join(folder, file), '--strip-components=1', '-C', to]);
  }
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const unpacked = (name: string): string => path.join(folder, 'unpacked', name);
const targetsOf = ({ exports }: PackageManifest): string[] =>
  Object.values(exports).flatMap((target) =>
    typeof target === 'string' ? [target] : Object.values(target as Record<string, string>),
  );

describe.each(['@enerabi/shared', '@enerabi/release'])('the package %s', (name) => {
  it('has every file that it exports, and no test', async () => {
    const targets = targetsOf(readManifest(unpacked(name))).filter((target) => !target.includes('*'));
    expect(targets.length).toBeGreaterThan(2);
    expect(targets.filter((target) => !existsSync(path.join(unpacked(name), target)))).toEqual([]);
    const files = await readdir(path.join(unpacked(name), 'src'), { recursive: true });
    expect(files.filter((file) => /\.(test|fixture)\./.test(file))).toEqual([]);
  });

  it('depends on exact versions, and on nothing of the workspace', () => {
    const { dependencies = {} } = readManifest(unpacked(name));
    expect(Object.keys(dependencies).length).toBeGreaterThan(2);
    for (const version of Object.values(dependencies)) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  });

  it('names no file of this machine', async () => {
    await expect(run('grep', ['-rlF', root, unpacked(name)])).rejects.toMatchObject({ code: 1, stdout: '' });
  });
});

it('release knows the sources that it was made from, as the index does', () => {
  expect(readManifest(unpacked('@enerabi/release')).source).toBe(index.source);
});

it("shared has no server's part", () => {
  const { exports } = readManifest(unpacked('@enerabi/shared'));
  expect(Object.keys(exports).filter((entry) => entry.startsWith('./server'))).toEqual([]);
  expect(existsSync(path.join(unpacked('@enerabi/shared'), 'src/server'))).toBe(false);
});

it('every import of shared stays in it, or is of a dependency or of what only tests need', async () => {
  const dir = unpacked('@enerabi/shared');
  const files = await readdir(path.join(dir, 'src'), { recursive: true });
  const modules = files.filter((file) => file.endsWith('.js')).map((file) => path.join('src', file));
  const { packages } = importedFiles(dir, modules);
  const { dependencies = {} } = readManifest(dir);
  const ofTests = ['@jest/globals', '@testing-library/react', '@testing-library/user-event'];
  const known = ['@enerabi/shared', ...Object.keys(dependencies), ...ofTests];
  expect(packages.filter((name) => !known.includes(name))).toEqual([]);
});

it('the template has exact versions of everything but the packages of the site', () => {
  const file = path.join(unpacked('@enerabi/release'), 'template/package.json');
  const { dependencies, devDependencies } = JSON.parse(readFileSync(file, 'utf8')) as Record<
    string,
    Record<string, string>
  >;
  const loose = Object.entries({ ...dependencies, ...devDependencies })
    .filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))
    .map(([name]) => name);
  expect(loose).toEqual(['@enerabi/shared', '@enerabi/release']);
});

it('gives the same files from the same sources, and makes them once', async () => {
  expect(await packPackages(root, path.join(folder, 'again'), index.source)).toEqual(index);
  const { mtimeMs } = statSync(path.join(folder, 'index.json'));
  expect(await currentPackages(root, folder)).toEqual(index);
  expect(statSync(path.join(folder, 'index.json')).mtimeMs).toBe(mtimeMs);
}, 120_000);
