import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { filePath } from '../document/index.ts';
import { type Build, build as buildSchema } from './build.schemas.ts';
import { BuildError } from './release-error.ts';

export interface BuildFolder {
  build: Build;
  /** Content by path, without `build.json`. */
  files: Map<string, Buffer>;
}

const reserved = new Set(['release.json', 'integrity.json']);

/**
 * Reads a build completely and once, so that the hashed content is the stored one, even if the folder changes.
 * @throws BuildError naming the file and what is wrong with it
 */
export async function readBuildFolder(app: string, folder: string): Promise<BuildFolder> {
  const build = await readBuild(app, folder);
  const files = new Map<string, Buffer>();
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    const full = path.join(entry.parentPath, entry.name);
    const name = path.relative(folder, full).split(path.sep).join('/');
    if (entry.isDirectory() || name === 'build.json') continue;
    if (!entry.isFile()) throw new BuildError(`${full} is no regular file; a release holds nothing else`);
    if (!filePath.safeParse(name).success)
      throw new BuildError(
        `${full}: a release's file names are letters, digits and _ - . ~ @ +, no leading dot`,
      );
    if (reserved.has(name)) throw new BuildError(`${full}: this name belongs to the release store`);
    if (/\.(br|gz)$/.test(name)) throw new BuildError(`${full}: leave compression to the release store`);
    files.set(name, await readFile(full));
  }
  for (const name of namedFiles(build))
    if (!files.has(name)) throw new BuildError(`${folder}/build.json names ${name}, which is not there`);
  return { build, files };
}

async function readBuild(app: string, folder: string): Promise<Build> {
  const file = path.join(folder, 'build.json');
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error;
    throw new BuildError(`no build of ${app} at ${folder}; build it first`);
  });
  const parsed = z
    .string()
    .transform((value, context) => {
      try {
        return JSON.parse(value) as unknown;
      } catch {
        context.addIssue({ code: 'custom', message: 'not JSON' });
        return z.NEVER;
      }
    })
    .pipe(buildSchema)
    .safeParse(text);
  if (!parsed.success) {
    const { message, path: field } = parsed.error.issues[0] as z.core.$ZodIssue;
    throw new BuildError(`${file}: ${[field.join('.'), message].filter(Boolean).join(': ')}`);
  }
  if (parsed.data.app !== app)
    throw new BuildError(`${file} is a build of ${parsed.data.app}, not of ${app}`);
  return parsed.data;
}

function namedFiles({ entry, initial, routes }: Build): Set<string> {
  const loaded = [initial, ...Object.values(routes)].flatMap(({ js, css }) => [...js, ...css]);
  return new Set([entry.client, entry.server, ...(entry.manifest ? [entry.manifest] : []), ...loaded]);
}
