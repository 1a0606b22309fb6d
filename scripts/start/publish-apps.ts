import path from 'node:path';
import { buildApp } from '@enerabi/release/build-app';
import { currentCommit } from '@enerabi/release/current-commit';
import { followStoreOf, openStore, withCopies } from '@enerabi/release/object-store';
import { probeProgram } from '@enerabi/release/probe';
import { provenanceOf } from '@enerabi/release/provenance';
import {
  ensureSigningKey,
  type Probe,
  publishBuild,
  type Registry,
  RegistryError,
  readHead,
} from '@enerabi/release/registry';
import type { Configuration } from '@enerabi/shared/server/configuration';
import { apps, root } from '../apps.ts';
import { readStarted, recordStarted } from './started-releases.ts';

/**
 * Builds the changed apps of the product and makes them live in the local store.
 * @param developed apps that are served by development servers instead
 */
export async function publishApps(
  configuration: Configuration,
  say: (line: string) => void,
  developed: readonly string[] = [],
): Promise<void> {
  const { DATA_DIR, NODE_ENV, RELEASE_SIGNING_KEY, RELEASE_ENVIRONMENT: environment } = configuration;
  const keys = await ensureSigningKey(DATA_DIR, {
    pem: RELEASE_SIGNING_KEY,
    production: NODE_ENV === 'production',
  });
  const registry = { store: openStore(configuration), keys, environment };
  const followed = followStoreOf(configuration, keys.trusted, { info: () => {}, warn: () => {} });
  const commit = currentCommit(root);
  const program = probeProgram(path.join(root, 'shell/src/server/probe/main.ts'), {
    ...process.env,
    DATA_DIR: path.resolve(DATA_DIR),
  });
  const probe = withCopies(program, followed);
  for (const app of await appsToPublish(registry, apps.product, developed)) {
    const { buildDir, built, ms } = await buildApp(root, app);
    if (built) say(`Built ${app} in ${(ms / 1000).toFixed(1)} s`);
    await publishStarted({ registry, dataDir: DATA_DIR, commit, say, probe }, app, buildDir);
  }
}

/**
 * An app in development is not published: it may be unfinished, and need not even compile. It gets a release only if it
 * has none, since the server needs one to start.
 */
export async function appsToPublish(
  registry: Registry,
  product: readonly string[],
  developed: readonly string[],
): Promise<string[]> {
  const { state } = await readHead(registry);
  return product.filter((app) => !developed.includes(app) || !state.apps[app]?.active);
}

interface Start {
  registry: Registry;
  dataDir: string;
  commit: string | null;
  say: (line: string) => void;
  probe?: Probe;
}

/**
 * Makes a build live, unless it has not changed since the last start and another release was made live since: a
 * rollback stays, and so does what a team published.
 */
export async function publishStarted(
  { registry, dataDir, commit, say, probe }: Start,
  app: string,
  buildDir: string,
): Promise<void> {
  const builtAt = new Date();
  const { manifest } = await registry.store.putRelease(app, buildDir, {
    commit,
    builtAt: builtAt.toISOString(),
  });
  const { state } = await readHead(registry);
  if (state.retired.includes(manifest.id)) {
    say(
      `${app} ${manifest.id} was rolled back and stays so; \`npm run release -- publish ${app}\` makes it live again`,
    );
    return;
  }
  const active = state.apps[app]?.active;
  if (active && active !== manifest.id && readStarted(dataDir)[app] === manifest.id) {
    say(
      `${app} ${active} was published since and stays live; \`npm run release -- publish ${app}\` makes this checkout's ${manifest.id} live`,
    );
    return;
  }
  // The active release needs nothing, unless it was restored after damage and must be signed again.
  const published = await publishBuild({
    ...registry,
    app,
    buildDir,
    commit,
    builtAt,
    now: builtAt,
    who: 'start',
    reason: 'started from source',
    provenance: provenanceOf(root, commit),
    ...(probe && { probe }),
  }).catch((error: unknown) => {
    // The site starts without it, with the previous release if there is one.
    if (!(error instanceof RegistryError && error.code === 'probe_failed')) throw error;
    say(error.message);
  });
  if (!published) return;
  const { changed } = published;
  recordStarted(dataDir, app, manifest.id);
  if (changed) say(`Published ${app} ${manifest.id}`);
}
