import { appendFile, cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildApp } from '@enerabi/release/build-app';
import { type LocalBuild, signPreview } from '@enerabi/release/preview';
import { openReleases } from '@enerabi/release/reader';
import {
  abortRollout,
  disable,
  drill,
  enable,
  ensureSigningKey,
  type Probe,
  parseSteps,
  promote,
  publishBuild,
  rollBack,
  rollOutBuild,
} from '@enerabi/release/registry';
import { type WatchDecision, watchRollouts } from '@enerabi/release/registry-server';
import { createFileStore, storeDir } from '@enerabi/release/store';
import { readConfiguration } from '@enerabi/shared/server/configuration';
import { drainLimits } from '@enerabi/shared/server/drain';
import pino from 'pino';
import { probeRelease } from '../server/probe/probe-release.ts';
import { startShellServer } from '../server/shell-server.ts';
import { siteOf } from '../server/site.ts';
import { type Conduct, writeFixtureBuild } from './fixture-release.ts';

const root = path.join(import.meta.dirname, '../../..');

export interface TestSite {
  origin: string;
  dataDir: string;
  /** Publishes a fixture release of a remote. @returns the release's id */
  publish: (app: string, text: string, conduct?: Conduct, how?: PublishOptions) => Promise<string>;
  /** Probes a release as the command does. @returns the outcome, and the release's id */
  drill: (app: string, release?: string) => Promise<{ outcome: string; release: string }>;
  rollBack: (app: string, release?: string) => Promise<string>;
  /** Gives a fixture release to a part of the visitors. @param steps as the command takes them @returns its id */
  rollOut: (app: string, text: string, steps: string, conduct?: Conduct) => Promise<string>;
  /** Gives another release of the shell, which looks the same, to a part of the visitors. @returns its id */
  rollOutShell: (steps: string) => Promise<string>;
  promote: (app: string) => Promise<void>;
  /** Judges rollouts as the registry service does. @returns stops that */
  watchRollouts: (onDecision: (decision: WatchDecision) => void) => () => Promise<void>;
  /** The path of a preview's link, valid for an hour. */
  preview: (apps: Record<string, string>, local?: LocalBuild) => string;
  abort: (app: string) => Promise<void>;
  disable: (app: string) => Promise<void>;
  enable: (app: string) => Promise<void>;
  /** Log lines as objects, of level `warn` and above unless `logLevel` differs. */
  log: Record<string, unknown>[];
  /** Stops as on SIGTERM. */
  stop: () => Promise<void>;
  /** Stops without waiting for further requests: a test has no other clients. */
  close: () => Promise<void>;
}

interface PublishOptions {
  /** Probes the release first, as the command does; otherwise it is published unproven. */
  isProbed?: boolean;
  isForced?: boolean;
  /** The release's own probe pages. */
  probe?: string[];
  /** The path of its route; by default `/f`. */
  path?: string;
  /** Paths that operations give the app with it. */
  claims?: string[];
}

interface TestSiteOptions {
  /** Origin of the API; by default there is none. */
  apiBaseUrl?: string;
  /** The origin that visitors see; with https, the policies of https apply. */
  publicOrigin?: string;
  /** Open by default, as on a site in production. */
  searchEngines?: 'open' | 'closed';
  /** Path of a file of vector tiles for the map. */
  mapTiles?: string;
  /** By default, proxies on this machine are trusted. */
  trustedProxies?: string;
  logLevel?: 'info' | 'warn';
  /** By default a free port. */
  port?: number;
  /** Remotes that are published before the server starts; each shows its own name. */
  remotes?: Record<string, Conduct | undefined>;
}

/** A real shell server over a real release store, with fixture releases of remotes. */
export async function openTestSite(options: TestSiteOptions = {}): Promise<TestSite> {
  const {
    apiBaseUrl = 'http://127.0.0.1:9',
    publicOrigin,
    searchEngines = 'open',
    trustedProxies,
    mapTiles,
    logLevel = 'warn',
    port = 0,
    remotes = {},
  } = options;
  const dataDir = await mkdtemp(path.join(tmpdir(), 'test-site-'));
  const cleanUp = (): Promise<void> => rm(dataDir, { recursive: true, force: true });
  const keys = await ensureSigningKey(dataDir);
  const registry = {
    store: createFileStore(storeDir(dataDir)),
    keys,
    environment: 'production',
  };
  const audit = { who: 'test', reason: null };
  const { buildDir } = await buildApp(root, 'shell');
  await publishBuild({ ...registry, ...audit, app: 'shell', buildDir, now: new Date() });

  const configuration = {
    ...readConfiguration({
      NODE_ENV: 'test',
      DATA_DIR: dataDir,
      API_BASE_URL: apiBaseUrl,
      PUBLIC_ORIGIN: publicOrigin,
      SEARCH_ENGINES: searchEngines,
      TRUSTED_PROXIES: trustedProxies,
      MAP_TILES: mapTiles,
    }),
    PORT: port,
  };
  let builds = 0;
  const probe: Probe = async (tested) => {
    const quiet = { info: () => {}, warn: () => {} };
    const store = { storeDir: storeDir(dataDir), publicKeys: keys.trusted, environment: 'production' };
    const releases = openReleases({ ...store, log: quiet });
    const settings = { ...store, releases, apiBaseUrl, site: siteOf(configuration) };
    return probeRelease(settings, tested).finally(() => releases.close());
  };
  const publish: TestSite['publish'] = async (app, text, conduct, options = {}) => {
    const { isProbed, isForced = false, probe: pages, path: route, claims } = options;
    const folder = await writeFixtureBuild(path.join(dataDir, 'builds', String(++builds)), app, {
      text,
      conduct,
      path: route,
      ...(pages && { probe: pages }),
    });
    const how = { ...(isProbed && { probe }), isForced, claims };
    const { to } = await publishBuild({
      ...registry,
      ...audit,
      ...how,
      app,
      buildDir: folder,
      now: new Date(),
    });
    return to;
  };
  const change = (app: string) => ({ ...registry, ...audit, app, now: new Date() });
  const rollOut: TestSite['rollOut'] = async (app, text, steps, conduct) => {
    const buildDir = await writeFixtureBuild(path.join(dataDir, 'builds', String(++builds)), app, {
      text,
      conduct,
    });
    return (await rollOutBuild({ ...change(app), buildDir }, parseSteps(steps))).release;
  };
  const rollOutShell: TestSite['rollOutShell'] = async (steps) => {
    const folder = path.join(dataDir, 'builds', String(++builds));
    await cp(buildDir, folder, { recursive: true });
    await appendFile(path.join(folder, 'server.cjs'), `\n// ${builds}\n`);
    return (await rollOutBuild({ ...change('shell'), buildDir: folder }, parseSteps(steps))).release;
  };
  for (const [app, conduct] of Object.entries(remotes)) await publish(app, app, conduct);
  const log: Record<string, unknown>[] = [];
  const stream = { write: (line: string) => void log.push(JSON.parse(line) as Record<string, unknown>) };
  const starting = startShellServer(configuration, pino({ level: logLevel }, stream));
  const server = await starting.catch(async (error: unknown) => {
    await cleanUp();
    throw error;
  });
  return {
    origin: `http://127.0.0.1:${server.port}`,
    dataDir,
    publish,
    rollOut,
    rollOutShell,
    watchRollouts: (onDecision) =>
      watchRollouts({
        registry,
        now: () => new Date(),
        onDecision,
        onFault: (error) =>
          void (error && log.push({ msg: 'rollouts cannot be judged', err: error.message })),
      }),
    preview: (apps, local) => {
      const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
      return `/preview/${signPreview({ environment: registry.environment, apps, ...(local && { local }), expiresAt }, keys.signing)}`;
    },
    promote: async (app) => void (await promote(change(app))),
    abort: async (app) => void (await abortRollout(change(app))),
    disable: async (app) => void (await disable(change(app))),
    enable: async (app) => void (await enable(change(app))),
    rollBack: async (app, release) =>
      (await rollBack({ ...registry, ...audit, app, to: release, now: new Date() })).to,
    drill: async (app, release) => {
      const drilled = await drill({ ...registry, ...audit, app, release, now: new Date(), probe });
      return { outcome: drilled.probe.outcome, release: drilled.release };
    },
    log,
    stop: () => server.stop(),
    close: async () => {
      await server.stop({ ...drainLimits(0), idleMs: 0 });
      await cleanUp();
    },
  };
}
