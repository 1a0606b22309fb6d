import type { Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { availableParallelism } from 'node:os';
import { withOverlay } from '@enerabi/release/dev/overlay';
import { followStoreOf, openStore } from '@enerabi/release/object-store';
import { openReleases, type Releases } from '@enerabi/release/reader';
import { readTrustedKeys } from '@enerabi/release/registry';
import { storeDir } from '@enerabi/release/store';
import { type Configuration, isTileFile, reachableHost } from '@enerabi/shared/server/configuration';
import { type DrainLimits, drainLimits, ServerDrain } from '@enerabi/shared/server/drain';
import { clientAddressBy, serverTimeouts } from '@enerabi/shared/server/network';
import { serve } from '@hono/node-server';
import type { Logger } from 'pino';
import type { RouteClaim } from '../route-owner.ts';
import { createApp } from './app.ts';
import { openMapTiles } from './map-tiles/map-tiles.ts';
import { createMetrics } from './metrics.ts';
import { PictureRenderer } from './pictures/picture-renderer.ts';
import { Previews } from './preview/previews.ts';
import { deadlineFor } from './render/deadline.ts';
import { blockedAfterMs, blockedInDevelopmentMs, extraWorkerIdleMs, poolIdleMs } from './render/limits.ts';
import { createPrepare } from './render/prepare.ts';
import { RenderPools } from './render/render-pools.ts';
import { FailureReports } from './rollout/failure-reports.ts';
import { SampledPages } from './rollout/sampled-pages.ts';
import { openServiceRecords, serverNameOf } from './service/service-file.ts';
import { PageSessions } from './session/page-sessions.ts';
import { Sessions } from './session/sessions.ts';
import { siteOf } from './site.ts';

const claims = createRequire(import.meta.url)('../../routes.json') as RouteClaim[];

export interface ShellServer {
  port: number;
  /** Answers 503 at `/readyz`, serves until no requests come any more, and ends the workers. */
  stop: (limits?: DrainLimits) => Promise<void>;
}

/** The most workers that start at the same time; each takes a core. */
const startsAtOnce = 2;

/**
 * Starts the shell server.
 * @throws if the port is in use, or the release store or the file of the map's tiles cannot be read
 */
export async function startShellServer(configuration: Configuration, log: Logger): Promise<ShellServer> {
  const { DATA_DIR, RELEASE_ENVIRONMENT, API_BASE_URL, PUBLIC_ORIGIN, HOST, PORT, MAP_TILES } = configuration;
  const publicKeys = await readTrustedKeys(DATA_DIR, { pem: configuration.RELEASE_SIGNING_KEY });
  const followed = followStoreOf(configuration, publicKeys, log);
  await followed
    ?.look()
    .catch((error: Error) =>
      log.warn({ err: error }, 'the release store is away; this machine begins with its copies'),
    );
  followed?.start();
  const released = openReleases({
    storeDir: storeDir(DATA_DIR),
    publicKeys,
    environment: RELEASE_ENVIRONMENT,
    log,
  });
  const overlay = configuration.DEVELOPMENT_OVERLAY;
  const releases = overlay ? withOverlay(released, overlay) : released;
  const metrics = createMetrics();
  const mapTiles = MAP_TILES && isTileFile(MAP_TILES) ? await openMapTiles(MAP_TILES) : undefined;
  const site = siteOf(configuration, mapTiles);
  const service = await openServiceRecords({
    store: openStore(configuration),
    environment: RELEASE_ENVIRONMENT,
    server: serverNameOf(PORT),
    reportSecret: configuration.REPORT_SECRET,
    now: Date.now,
    log,
  });
  const renderPools = new RenderPools({
    records: service.records,
    prepare: createPrepare({ releases, apiBaseUrl: API_BASE_URL, site }),
    now: Date.now,
    deadlineFor,
    idleMs: poolIdleMs,
    // One processor is already taken by first workers.
    quota: availableParallelism() - 1,
    extraIdleMs: extraWorkerIdleMs,
    blockedMs: overlay ? blockedInDevelopmentMs : blockedAfterMs,
    onPoolChange: ({ shell, remote }, workers, failure) => {
      if (failure) log.error({ release: remote ?? shell, shell, workers, err: failure }, 'no further worker');
      else log.info({ release: remote ?? shell, shell, workers }, 'workers of a release');
    },
    onFailure: ({ shell, remote }, failure, requestIds) => {
      const release = remote ?? shell;
      metrics.renderFailures.inc({
        app: releases.current()?.releases[release]?.app ?? 'unknown',
        release,
        kind: failure.kind,
      });
      log.error({ release, shell, kind: failure.kind, err: failure, requestIds }, 'a release gave no page');
    },
  });
  const stopFollowing = releases.onChange((document) => {
    service.visits.follow(document);
    service.vitals.follow(document);
    void renderPools.follow(document);
    metrics.figures.retain(document.releases);
  });
  service.visits.follow(releases.current());
  service.vitals.follow(releases.current());
  // More may start at once, since the server has no visitors yet.
  await renderPools.follow(releases.current(), startsAtOnce);

  const pictureRenderer = new PictureRenderer({ siteName: site.name });
  const isHttps = PUBLIC_ORIGIN.startsWith('https:');
  const previews = new Previews({
    keys: publicKeys,
    environment: RELEASE_ENVIRONMENT,
    isHttps,
    now: Date.now,
  });
  const failures = new FailureReports(service.tokens, service.visits);
  const { MEASURED_PAGES: share } = configuration;
  const sampled = new SampledPages({ tokens: service.tokens, figures: metrics.figures, share });
  let ownPort = PORT;
  let stopped: Promise<void> | undefined;
  const app = createApp({
    releases,
    renderPools,
    claims,
    sessions: new Sessions({ apiBaseUrl: API_BASE_URL, isHttps, now: Date.now, log }),
    pages: new PageSessions(),
    addressOf: clientAddressBy(configuration.TRUSTED_PROXIES),
    rollouts: { ...service, previews, isHttps },
    sampled,
    reports: {
      failures: [
        (document, report) => failures.accept(document, report),
        (document, report) => sampled.acceptFailure(document, report),
      ],
      vitals: [
        (document, report) => service.vitals.accept(document, report),
        (document, report) => sampled.acceptVitals(document, report),
      ],
    },
    isHttps,
    previews,
    gateway: () => `http://${reachableHost(HOST)}:${ownPort}`,
    policy: {
      images: MAP_TILES && !mapTiles ? [new URL(MAP_TILES.replace(/[{}]/g, '')).origin] : [],
      development: overlay ? ['http://localhost:*'] : [],
      isHttps,
    },
    siteName: site.name,
    apiBaseUrl: API_BASE_URL,
    pictureRenderer,
    origin: PUBLIC_ORIGIN,
    isIndexable: configuration.SEARCH_ENGINES === 'open',
    mapTiles,
    now: Date.now,
    log,
    metrics,
    isReady: () => hasDocument(releases),
    isStopping: () => stopped !== undefined,
  });
  const tearDown = async (): Promise<void> => {
    followed?.stop();
    stopFollowing();
    await Promise.all([renderPools.stop(), pictureRenderer.close()]);
    await Promise.all([service.close(), mapTiles?.close()]);
    releases.close();
  };
  const server = await listen(app.fetch, HOST, PORT).catch(async (error: unknown) => {
    await tearDown();
    throw error;
  });
  const drain = new ServerDrain(server);
  const stop: ShellServer['stop'] = (limits = drainLimits(configuration.DRAIN_DELAY_SECONDS)) => {
    stopped ??= drain.stop(limits).then(tearDown);
    return stopped;
  };
  ownPort = (server.address() as AddressInfo).port;
  return { port: ownPort, stop };
}

/** A damaged file in the store does not stop a server that still has the document it verified. */
function hasDocument(releases: Releases): boolean {
  try {
    return releases.current() !== undefined;
  } catch {
    return false;
  }
}

function listen(
  fetch: Parameters<typeof serve>[0]['fetch'],
  hostname: string,
  port: number,
): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch, hostname, port, serverOptions: serverTimeouts }, () =>
      resolve(server),
    ) as Server;
    server.once('error', reject);
  });
}
