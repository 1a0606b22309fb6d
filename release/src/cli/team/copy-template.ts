import { cp, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

const templateDir = path.join(import.meta.dirname, '../../../template');

interface NewRemote {
  app: string;
  /** Its first path, such as `/diary`. */
  path: string;
  registry: string;
  /** Addresses of this site's packages, by name. */
  packages: Record<string, string>;
}

/** Letters and hyphens of a path, for ids and names of layers. */
const wordOf = (claimed: string): string => claimed.slice(1).replaceAll(/[/_]/g, '-');

/**
 * Writes a remote of one page into an empty folder.
 * @throws Error if the folder is not empty
 */
export async function copyTemplate(dir: string, remote: NewRemote): Promise<void> {
  const present = await readdir(dir).catch(() => []);
  if (present.some((name) => name !== '.git'))
    throw new Error(`${dir} is not empty; choose another name, or empty it`);
  await mkdir(dir, { recursive: true });
  await cp(templateDir, dir, { recursive: true });
  await rename(path.join(dir, 'gitignore'), path.join(dir, '.gitignore'));
  const values: Record<string, string> = {
    __APP__: remote.app,
    __PATH__: remote.path,
    __ROUTE__: remote.path.slice(1),
    __ID__: wordOf(remote.path),
    __LAYER__: remote.app.replace(/^mfe-/, ''),
    __REGISTRY__: remote.registry,
  };
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (!entry.isFile() || entry.parentPath.includes('.git/')) continue;
    const file = path.join(entry.parentPath, entry.name);
    const text = await readFile(file, 'utf8');
    await writeFile(
      file,
      text.replaceAll(/__[A-Z]+__/g, (name) => values[name] ?? name),
    );
  }
  await pinPackages(dir, remote.packages);
}

/**
 * Takes the site's packages in `package.json`.
 * @returns the names of those that changed
 */
export async function pinPackages(dir: string, packages: Record<string, string>): Promise<string[]> {
  const file = path.join(dir, 'package.json');
  const manifest = JSON.parse(await readFile(file, 'utf8')) as Record<string, Record<string, string>>;
  const changed: string[] = [];
  for (const kind of ['dependencies', 'devDependencies'])
    for (const [name, address] of Object.entries(packages)) {
      const listed = manifest[kind];
      if (listed?.[name] === undefined || listed[name] === address) continue;
      listed[name] = address;
      changed.push(name);
    }
  if (changed.length > 0) await writeFile(file, `${JSON.stringify(manifest, null, 2)}\n`);
  return changed;
}
