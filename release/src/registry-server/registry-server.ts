import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isDirectFromLoopback, serverTimeouts } from '@enerabi/shared/server/network';
import { serve } from '@hono/node-server';
import { getConnInfo } from '@hono/node-server/conninfo';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { readHead } from '../registry/index.ts';
import { consoleRoutes } from './console/console.routes.ts';
import { packagesRoutes } from './packages.routes.ts';
import { problemResponse } from './problem.ts';
import { registryApi } from './registry-api.ts';
import type { RegistryContext } from './registry-context.ts';
import { registryMetrics } from './registry-metrics.ts';
import { watchRollouts } from './rollout-watch.ts';
import { Uploads } from './uploads/uploads.ts';

/** A command is a few lines; the listing of a build has a line for each file. */
const maximumBody = 64 * 1024;
const maximumListing = 2 * 1024 * 1024;

const atMost = (maxSize: number) =>
  bodyLimit({
    maxSize,
    onError: () => problemResponse({ status: 413, code: 'too_large', detail: `at most ${maxSize} bytes` }),
  });

export interface RegistryServer {
  port: number;
  /** Ends the watch and the server; a command under way is finished first. */
  stop: () => Promise<void>;
}

/** The registry service's resources: health, the JSON API and the console. */
export function registryApp(context: RegistryContext): Hono {
  const app = new Hono();
  const limits = { command: atMost(maximumBody), listing: atMost(maximumListing) };
  app.use((context, next) => {
    // A file of an upload has the limit that its listing announced.
    if (context.req.method === 'PUT') return next();
    return limits[context.req.path.endsWith('/uploads') ? 'listing' : 'command'](context, next);
  });
  app.get('/healthz', ({ text }) => text('ok\n'));
  app.get('/readyz', async ({ text }) =>
    readHead(context.registry).then(
      () => text('ok\n'),
      (error: Error) => text(`the release log cannot be read: ${error.message}\n`, 503),
    ),
  );
  app.get('/metrics', async (request) => {
    const { address } = getConnInfo(request).remote;
    if (!isDirectFromLoopback(address, (name) => request.req.header(name)))
      return request.text('Not Found\n', 404);
    const { text, contentType } = await registryMetrics(context.registry);
    return request.text(text, 200, { 'content-type': contentType });
  });
  app.route('/api', registryApi(context, new Uploads(context.uploadDir, context.now)));
  packagesRoutes(app, context);
  app.route('/_releases', consoleRoutes(context));
  app.get('/', ({ redirect }) => redirect('/_releases'));
  return app;
}

/**
 * Starts the registry service: it looks after rollouts, and takes commands over HTTP. Nothing depends on it: pages are
 * served, and every command works on the command line, while it is away.
 * @throws if the port is in use
 */
export async function startRegistryServer(
  context: RegistryContext,
  { host, port }: { host: string; port: number },
): Promise<RegistryServer> {
  const { registry, now, log } = context;
  const server = await new Promise<Server>((resolve, reject) => {
    const { fetch } = registryApp(context);
    const listening = serve({ fetch, hostname: host, port, serverOptions: serverTimeouts }, () =>
      resolve(listening),
    ) as Server;
    listening.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`REGISTRY_PORT ${port} is in use; stop the other program, or set another REGISTRY_PORT`)
          : error,
      ),
    );
  });
  const stopWatching = watchRollouts({
    registry,
    now,
    onDecision: (decision) => log.warn(decision, 'a rollout was changed without a person'),
    onFault: (error) =>
      error ? log.error({ err: error }, 'rollouts cannot be judged') : log.info('rollouts are judged again'),
  });
  return {
    port: (server.address() as AddressInfo).port,
    stop: async () => {
      await stopWatching();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeIdleConnections();
      });
    },
  };
}
