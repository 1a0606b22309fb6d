import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { compilePackage, filesOf } from './compile-package.ts';
import { importedFiles } from './imported-files.ts';
import { compiledExport, installedVersions, type PackageManifest, readManifest } from './package-manifest.ts';
import { indexFile, type PackageIndex } from './packages-folder.ts';

const run = promisify(execFile);

/** Parts of `shared` that stay here: pages must not reach the servers', and the others need tools of the workspace. */
const ofWorkspace = ['server', 'testing/guards', 'testing/structured-data'];

/** Files of the workspace that its tests and a team's share. */
const testSetup = ['browser-environment.mjs', 'class-names.mjs', 'component-setup.mjs'];

/** The parts of `release` that a team outside this workspace uses. */
const teamProgram = 'src/cli/team/main.js';
const teamEntries = [
  teamProgram,
  'src/build/remote-config.js',
  'src/build/local-routes.mjs',
  'src/build/container-runtime.mjs',
];

/**
 * Makes the packages with which a team builds a remote in a repository of its own: `@enerabi/shared`, and
 * `@enerabi/release` with its command line and template. The files are named by their content, so that a lockfile that
 * names one stays right; `index.json` names the current ones.
 * @param root the workspace's folder
 * @param to the folder of packages; files of earlier versions stay in it
 * @param source hash of the sources, for `index.json`
 * @throws Error if a package cannot be compiled
 */
export async function packPackages(root: string, to: string, source: string): Promise<PackageIndex> {
  await mkdir(to, { recursive: true });
  const work = await mkdtemp(path.join(tmpdir(), 'packages-'));
  try {
    const staged = [
      await stageShared(root, path.join(work, 'shared')),
      await stageRelease(root, path.join(work, 'release'), source),
    ];
    const packages: Record<string, string> = {};
    for (const dir of staged) packages[readManifest(dir).name] = await pack(dir, work, to);
    const index: PackageIndex = { packages, source };
    const file = path.join(to, indexFile);
    await writeFile(`${file}.new`, `${JSON.stringify(index, null, 2)}\n`);
    await rename(`${file}.new`, file);
    return index;
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

async function stageShared(root: string, dir: string): Promise<string> {
  await compilePackage(root, 'shared', dir);
  const source = readManifest(path.join(root, 'shared'));
  const { name, version, license, type, sideEffects, exports, dependencies = {} } = source;
  const offered = Object.entries(exports as Record<string, string>).filter(
    ([entry]) => !ofWorkspace.some((part) => entry === `./${part}` || entry.startsWith(`./${part}/`)),
  );
  for (const part of ofWorkspace)
    for (const ending of ['', '.js', '.d.ts'])
      await rm(path.join(dir, 'src', part + ending), { recursive: true, force: true });
  const modules = (await filesOf(dir)).filter((file) => file.endsWith('.js'));
  const { packages: needed } = importedFiles(dir, modules);
  await writeManifest(dir, {
    name,
    version,
    license,
    type,
    ...(sideEffects !== undefined && { sideEffects }),
    exports: Object.fromEntries(offered.map(([entry, file]) => [entry, compiledExport(file)])),
    dependencies: installedVersions(
      path.join(root, 'shared'),
      Object.keys(dependencies).filter((name) => needed.includes(name)),
    ),
  });
  return dir;
}

async function stageRelease(root: string, dir: string, source: string): Promise<string> {
  await compilePackage(root, 'release', dir);
  const { files, packages } = importedFiles(dir, teamEntries);
  for (const file of await filesOf(dir)) if (!files.includes(file)) await rm(path.join(dir, file));
  await cp(path.join(root, 'release/template'), path.join(dir, 'template'), { recursive: true });
  await pinTemplate(root, dir);
  await cp(path.join(root, 'release/jest'), path.join(dir, 'jest'), { recursive: true });
  for (const file of testSetup) await cp(path.join(root, 'scripts/test', file), path.join(dir, 'jest', file));
  const { name, version, license, type } = readManifest(path.join(root, 'release'));
  const external = packages.filter((dependency) => !['own-routes', name].includes(dependency));
  await writeManifest(dir, {
    name,
    version,
    license,
    type,
    source,
    engines: { node: '>=22' },
    bin: { 'enerabi-release': `./${teamProgram}` },
    exports: {
      './build': compiledExport('./src/build/remote-config.ts'),
      './jest': './jest/jest-config.mjs',
      './package.json': './package.json',
    },
    dependencies: installedVersions(path.join(root, 'release'), external),
  });
  return dir;
}

/** Gives each dependency of the template the exact version that this workspace has. */
async function pinTemplate(root: string, dir: string): Promise<void> {
  const file = path.join(dir, 'template/package.json');
  const manifest = JSON.parse(await readFile(file, 'utf8')) as Record<string, Record<string, string>>;
  const holders = [root, path.join(root, 'shared'), path.join(root, 'shell')];
  for (const kind of ['dependencies', 'devDependencies'])
    for (const name of Object.keys(manifest[kind] ?? {})) {
      const holder = holders.find((folder) => existsSync(path.join(folder, 'node_modules', name)));
      if (holder && !name.startsWith('@enerabi/'))
        Object.assign(manifest[kind] ?? {}, installedVersions(holder, [name]));
    }
  await writeFile(file, `${JSON.stringify(manifest, null, 2)}\n`);
}

const writeManifest = (dir: string, manifest: PackageManifest): Promise<void> =>
  writeFile(path.join(dir, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);

/** @returns the name of the package's file, which `npm pack` makes the same from the same content */
async function pack(dir: string, work: string, to: string): Promise<string> {
  const { stdout } = await run('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', work], {
    cwd: dir,
  });
  const [{ filename }] = JSON.parse(stdout) as [{ filename: string }];
  const packed = path.join(work, filename);
  const hash = createHash('sha256')
    .update(await readFile(packed))
    .digest('hex')
    .slice(0, 12);
  const named = filename.replace(/\.tgz$/, `-${hash}.tgz`);
  await cp(packed, path.join(to, `${named}.new`));
  await rename(path.join(to, `${named}.new`), path.join(to, named));
  return named;
}
