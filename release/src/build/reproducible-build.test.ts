import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import vm from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sha384 } from '../document/index.ts';
import { type BuildFolder, readBuildFolder } from '../store/build-folder.ts';
import { contentId } from '../store/content-id.ts';
import { buildApp } from './build-app.ts';
import { builderPath } from './builder-path-plugin.ts';

const run = promisify(execFile);
const root = path.join(import.meta.dirname, '../../..');
const apps = ['shell', 'mfe-search', 'mfe-account', 'mfe-contact', 'mfe-booking'];

/** The packages as hard links, which takes a second, or as copies if the disk or the system cannot link. */
const copyPackages = (from: string, to: string): Promise<unknown> =>
  run('cp', ['-al', from, to]).catch(async () => {
    rmSync(to, { recursive: true, force: true });
    await run('cp', ['-a', from, to]);
  });

async function copyCheckout(to: string): Promise<void> {
  const isLeftOut = (name: string): boolean =>
    ['dist', '.git', '.data', '.types', 'node_modules'].includes(name);
  cpSync(root, to, { recursive: true, filter: (source) => !isLeftOut(path.basename(source)) });
  const holders = readdirSync(root).filter((name) =>
    readdirOf(path.join(root, name)).includes('node_modules'),
  );
  for (const holder of ['.', ...holders])
    await copyPackages(path.join(root, holder, 'node_modules'), path.join(to, holder, 'node_modules'));
}

const readdirOf = (folder: string): string[] => {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
};

let folder: string;
/** This checkout, and a copy of it in a deeper folder, which is built by one thread. */
let checkouts: string[];
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'reproducible-'));
  const copy = path.join(folder, 'another/much/deeper/folder/of/checkouts/copy');
  checkouts = [root, copy];
  await copyCheckout(copy);
  const env = { ...process.env, RAYON_NUM_THREADS: '1' };
  await run(process.execPath, [path.join(copy, 'scripts/build.ts'), ...apps], { env });
  for (const app of apps) await buildApp(root, app);
}, 240_000);
afterAll(() => run('rm', ['-rf', folder]), 60_000);

const buildsOf = (app: string): Promise<BuildFolder[]> =>
  Promise.all(checkouts.map((checkout) => readBuildFolder(app, path.join(checkout, app, 'dist/build'))));

const hashesOf = ({ files }: BuildFolder): Record<string, string> =>
  Object.fromEntries([...files].map(([name, bytes]) => [name, sha384(bytes)]));
const idOf = (folder: BuildFolder): string => contentId(folder.build, hashesOf(folder));

describe.each(apps)('%s, built from the same sources in two folders', (app) => {
  it('is the same release', async () => {
    const [first, second] = (await buildsOf(app)) as [BuildFolder, BuildFolder];
    expect(hashesOf(second)).toEqual(hashesOf(first));
    expect(idOf(second)).toBe(idOf(first));
  });

  it('is a script for render workers, which know no modules', async () => {
    for (const { build, files } of await buildsOf(app)) {
      const source = files.get(build.entry.server)?.toString() ?? '';
      expect(() => new vm.Script(`(function (exports, module, require) {${source}\n})`)).not.toThrow();
    }
  });

  it('names no file of the machine that built it', async () => {
    for (const { files } of await buildsOf(app))
      for (const [name, bytes] of files) {
        const text = bytes.toString();
        // MapLibre contains only the scheme, to recognise pages of local files.
        expect([name, /file:\/\/\/.{0,80}/.exec(text)?.[0]]).toEqual([name, undefined]);
        expect([name, builderPath(text, checkouts)]).toEqual([name, undefined]);
      }
  });
});

describe('class names', () => {
  const classesOf = async (app: string): Promise<{ names: string[]; server: string }> => {
    const [built] = (await buildsOf(app)) as [BuildFolder];
    const sheets = [...built.files].filter(([name]) => name.endsWith('.css'));
    const named = sheets.flatMap(([, bytes]) =>
      bytes.toString().match(/(?<=\.)[A-Za-z]\w*-[\w-]{4}(?=[\s.,:>[{)])/g),
    );
    const server = built.files.get(built.build.entry.server)?.toString() ?? '';
    return { names: [...new Set(named.filter((name) => name !== null))], server };
  };

  it('are of one style sheet each, though their hashes are short', async () => {
    for (const app of apps) {
      const { names, server } = await classesOf(app);
      const uses = names.map((name) => [name, server.split(`"${name}"`).length - 1]);
      expect(uses.length).toBeGreaterThan(20);
      expect(uses.filter(([, count]) => Number(count) > 1)).toEqual([]);
    }
  });

  it('are in no two apps, as each may have another version of a shared style sheet', async () => {
    const [first, second] = (await Promise.all(apps.map(classesOf))).map(({ names }) => names);
    expect(first?.filter((name) => second?.includes(name))).toEqual([]);
  });
});

describe('a path of the builder', () => {
  it('is found where it is a file here, and only then', () => {
    const here = import.meta.filename;
    expect(builderPath(`at "file://${here}"`, [root])).toBe(here);
    expect(builderPath(`https://example.jp${root}/no/such/page`, [root])).toBeUndefined();
    expect(builderPath('text', [root])).toBeUndefined();
  });
});
