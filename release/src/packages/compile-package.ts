import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A package is compiled without what its workspace alone needs. */
const isLeftOut = (file: string): boolean => /\.(test|fixture)\.(d\.ts|js)$/.test(file);
const isMaterial = (file: string): boolean => /\.(css|svg|mjs)$/.test(file) && !file.endsWith('.test.mjs');

/**
 * Compiles the TypeScript of a package to modules with declarations, beside its style sheets and pictures.
 * @param root the workspace's folder
 * @param to an empty folder, which gets `src/`
 * @throws Error with the compiler's report
 */
export async function compilePackage(root: string, name: 'shared' | 'release', to: string): Promise<void> {
  const dir = path.join(root, name);
  await mkdir(to, { recursive: true });
  const project = path.join(to, 'tsconfig.json');
  const out = path.join(to, 'out');
  await writeFile(project, JSON.stringify(projectOf(root, dir, out)));
  const compiler = path.join(root, 'node_modules/.bin/tsc');
  await run(compiler, ['-p', project]).catch((error: { stdout?: string; message: string }) => {
    throw new Error(`${name} cannot be compiled: ${error.stdout?.trim() || error.message}`);
  });
  await rename(path.join(out, name, 'src'), path.join(to, 'src'));
  await rm(out, { recursive: true });
  await rm(project);
  await cp(path.join(dir, 'src'), path.join(to, 'src'), {
    recursive: true,
    filter: (source) => !path.extname(source) || isMaterial(source),
  });
  for (const file of await filesOf(to)) {
    if (isLeftOut(file)) await rm(path.join(to, file));
    else if (file.endsWith('.d.ts')) await nameDeclarations(path.join(to, file));
  }
}

/**
 * The package's own settings, with output. It refers to no other project: their declarations are built by checks, and a
 * checkout that only runs the site has none, and need not be writable.
 */
const projectOf = (root: string, dir: string, outDir: string): object => ({
  extends: path.join(dir, 'tsconfig.json'),
  compilerOptions: {
    rootDir: root,
    outDir,
    composite: false,
    incremental: false,
    tsBuildInfoFile: null,
    emitDeclarationOnly: false,
    declaration: true,
    rewriteRelativeImportExtensions: true,
    typeRoots: [path.join(root, 'node_modules/@types')],
  },
  include: ['ts', 'tsx', 'json'].map((ending) => path.join(dir, 'src/**', `*.${ending}`)),
  exclude: [],
  references: [],
});

export const filesOf = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));

/** The compiler leaves the extensions of sources in declarations, which a package does not have. */
async function nameDeclarations(file: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace(/(['"])(\.{1,2}\/[^'"]+)\.tsx?\1/g, '$1$2.js$1'));
}
