import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { appNameOf } from '../../build/app-name.ts';
import { appName, claimedPath } from '../../document/names.schemas.ts';

/** The folder of a remote in a repository of its own. */
export interface TeamFolder {
  dir: string;
  app: string;
  /** Paths that it serves. */
  paths: string[];
  /** The registry service of the site that it belongs to. */
  registry: string | undefined;
}

/** A file of the folder that cannot be used; the message says how to mend it. */
export class TeamFolderError extends Error {
  override name = 'TeamFolderError';
}

const manifest = z.object({
  name: z.string(),
  enerabi: z.object({ registry: z.url({ protocol: /^https?$/ }).optional() }).optional(),
});
const remoteFacts = z.object({ paths: z.array(claimedPath).min(1) });

/**
 * @returns undefined if the folder holds no remote
 * @throws TeamFolderError
 */
export function readTeamFolder(dir: string): TeamFolder | undefined {
  if (!existsSync(path.join(dir, 'remote.json')) || !existsSync(path.join(dir, 'package.json')))
    return undefined;
  const { enerabi } = read(dir, 'package.json', manifest);
  const app = appNameOf(dir);
  if (!appName.safeParse(app).success)
    throw new TeamFolderError(`package.json: \`name\` is the app's name, such as mfe-diary, and not ${app}`);
  const { paths } = read(dir, 'remote.json', remoteFacts);
  return { dir, app, paths, registry: enerabi?.registry?.replace(/\/$/, '') };
}

/** @throws TeamFolderError where no remote is */
export function needTeamFolder(dir: string): TeamFolder {
  const folder = readTeamFolder(dir);
  if (folder) return folder;
  throw new TeamFolderError(
    `${dir} holds no remote (package.json and remote.json); go to its folder, or make one with \`init\``,
  );
}

function read<T extends z.ZodType>(dir: string, name: string, schema: T): z.output<T> {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(path.join(dir, name), 'utf8'));
  } catch (error) {
    throw new TeamFolderError(`${name} cannot be read: ${(error as Error).message}`);
  }
  const { data, error } = schema.safeParse(value);
  if (data !== undefined) return data;
  const [issue] = error?.issues ?? [];
  throw new TeamFolderError(`${name}: ${issue?.path.join('.') || 'it'}: ${issue?.message}`);
}
