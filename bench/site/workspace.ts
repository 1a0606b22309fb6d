import { cp } from 'node:fs/promises';
import path from 'node:path';
import { buildApp } from '@enerabi/release/build-app';
import { apps, root } from '../../scripts/apps.ts';

export { root };

export const remotes = apps.product.filter((app) => app !== 'shell');

/** Build folder by app. */
export type Builds = Readonly<Record<string, string>>;

/**
 * Copies of the builds that `npm start` would publish, since a developer may build again meanwhile. One after
 * another, since a build uses all cores.
 * @param folder an empty one
 */
export async function productBuilds(folder: string, say: (line: string) => void): Promise<Builds> {
  const builds: Record<string, string> = {};
  for (const app of apps.product) {
    const { buildDir, built, ms } = await buildApp(root, app);
    if (built) say(`built ${app} in ${(ms / 1000).toFixed(1)} s`);
    builds[app] = path.join(folder, app);
    await cp(buildDir, builds[app], { recursive: true });
  }
  return builds;
}
