import { readFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.join(import.meta.dirname, '..');

/** Facts that a remote states in its `remote.json`. */
export interface RemoteFacts {
  /** Path prefixes that it owns. */
  paths: string[];
  /** Whether it is a tool for developers, which the published product does not contain. */
  development?: boolean;
}

export interface Apps {
  /** Apps that `npm start` builds and publishes: the shell, and the visitors' remotes. */
  product: string[];
  /** Apps that only `npm run dev` and the journeys use. */
  development: string[];
}

const read = <T>(...file: string[]): T => JSON.parse(readFileSync(path.join(...file), 'utf8')) as T;

export const remoteFacts = (folder: string, app: string): RemoteFacts => read(folder, app, 'remote.json');

/** Finds every app that owns a path, in the order of the shell's routes. */
export function appsOf(folder: string): Apps {
  const claims = read<{ app: string }[]>(folder, 'shell/routes.json');
  const remotes = new Set(claims.map(({ app }) => app).filter((app) => app !== 'shell'));
  const isDevelopment = (app: string): boolean => remoteFacts(folder, app).development === true;
  return {
    product: ['shell', ...[...remotes].filter((app) => !isDevelopment(app))],
    development: [...remotes].filter(isDevelopment),
  };
}

export const apps = appsOf(root);
