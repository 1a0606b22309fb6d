import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { APIRequestContext } from '@playwright/test';
import { command } from './commands.ts';
import { root, siteEnvironment } from './environment.ts';

interface Flip {
  from: string | null;
  to: string;
}

/** The servers of a cluster ask their bucket four times a second; those of a folder have the next request right. */
const followsAfterMs = process.env.E2E_CLUSTER ? 1_000 : 0;

async function releaseCommand<T>(...args: string[]): Promise<T> {
  const result = await command<T>('release', ...args, '--reason', 'journey');
  await sleep(followsAfterMs);
  return result;
}

/** Publishes a build with the release command. @param options such as `--force` @returns the release's id */
export const publish = async (app: string, buildDir: string, ...options: string[]): Promise<string> =>
  (await releaseCommand<Flip>('publish', app, '--build', buildDir, ...options)).to;

/** Gives a build to a part of the visitors. @param steps as the release command takes them */
export const rollOut = (app: string, buildDir: string, steps: string): Promise<object> =>
  releaseCommand('publish', app, '--build', buildDir, '--rollout', steps);

/** Rolls an app back with the release command, to its last known good release unless one is named. */
export const rollBack = async (app: string, ...release: string[]): Promise<string> =>
  (await releaseCommand<Flip>('rollback', app, ...release)).to;

/** The live release of each app, as browsers see it. */
export async function liveReleases(request: APIRequestContext): Promise<Record<string, string>> {
  const { apps } = (await (await request.get('/builds/latest.json')).json()) as {
    apps: Record<string, { active: string }>;
  };
  return Object.fromEntries(Object.entries(apps).map(([app, { active }]) => [app, active]));
}

/** How many times this release gave no page, by the shell's metrics. */
export async function renderFailures(request: APIRequestContext, release: string): Promise<number> {
  const counts = (await (await request.get('/metrics')).text())
    .split('\n')
    .filter((line) => line.startsWith('shell_render_failures_total{') && line.includes(`"${release}"`))
    .map((line) => Number(line.split(' ').at(-1)));
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Deletes a release's folder from the store, as a broken disk or a wrong command would. */
export const removeFromStore = (app: string, release: string): Promise<void> =>
  rm(path.join(siteEnvironment.DATA_DIR, 'releases/r', app, release), { recursive: true });

/**
 * Copies an app's build and changes it.
 * @param change gets each script's name (`server.cjs`, `client/….mjs`) and text
 * @returns the copy's folder
 * @throws if nothing changed, since the release would be the same
 */
export async function changedBuild(
  app: string,
  folder: string,
  change: (script: string, text: string) => string,
): Promise<string> {
  await cp(path.join(root, app, 'dist/build'), folder, { recursive: true });
  const scripts = (await readdir(folder, { recursive: true })).filter((name) => /\.(cjs|mjs)$/.test(name));
  let changes = 0;
  for (const script of scripts) {
    const before = await readFile(path.join(folder, script), 'utf8');
    const after = change(script, before);
    if (after === before) continue;
    changes += 1;
    await writeFile(path.join(folder, script), after);
  }
  if (changes === 0) throw new Error(`The build of ${app} has nothing to change`);
  return folder;
}
