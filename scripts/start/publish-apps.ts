import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { buildApp } from '@enerabi/release/build-app';
import { ensureSigningKey, publishBuild, readHead } from '@enerabi/release/registry';
import { createFileStore } from '@enerabi/release/store';
import type { Configuration } from '@enerabi/shared/configuration';
import { apps, root } from '../build.ts';

/** Where a site keeps its releases. */
export const storeDir = ({ DATA_DIR }: Pick<Configuration, 'DATA_DIR'>): string =>
  path.join(DATA_DIR, 'releases');

/**
 * Builds what changed and makes it live in the local store. An app whose build has not changed since its last start
 * is left alone: what operations rolled back stays rolled back.
 */
export async function publishApps(configuration: Configuration, say: (line: string) => void): Promise<void> {
  const { DATA_DIR, NODE_ENV, RELEASE_SIGNING_KEY, RELEASE_ENVIRONMENT: environment } = configuration;
  const keys = await ensureSigningKey(DATA_DIR, {
    pem: RELEASE_SIGNING_KEY,
    production: NODE_ENV === 'production',
  });
  const store = createFileStore(storeDir(configuration));
  const registry = { store, keys, environment };
  const commit = currentCommit();
  for (const app of apps) {
    const { buildDir, built, ms } = await buildApp(root, app);
    if (built) say(`Built ${app} in ${(ms / 1000).toFixed(1)} s`);
    const builtAt = new Date();
    const { manifest } = await store.putRelease(app, buildDir, { commit, builtAt: builtAt.toISOString() });
    const { state } = await readHead(registry);
    if (state.retired.includes(manifest.id)) {
      say(
        `${app} ${manifest.id} was rolled back and stays so; \`npm run release -- publish ${app}\` makes it live again`,
      );
      continue;
    }
    const publication = {
      ...registry,
      app,
      buildDir,
      commit,
      builtAt,
      now: builtAt,
      who: 'start',
      reason: 'started from source',
    };
    // Nothing to do for the active release, unless it was put back after damage and must be signed anew.
    const { changed } = await publishBuild(publication);
    if (changed) say(`Published ${app} ${manifest.id}`);
  }
}

function currentCommit(): string | null {
  const { status, stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}
