import { randomUUID } from 'node:crypto';
import { traced } from '@enerabi/shared/server/tracing';
import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import type { ServerMetrics } from './metrics.ts';
import type { ServerEnvironment, Stage } from './server-environment.ts';

const acceptable = /^[\w-]{8,64}$/;

/** Gives every request a reference number (or keeps a proxy's), a log line, and its metrics. */
export const requestLog =
  (log: Logger, metrics: ServerMetrics): MiddlewareHandler<ServerEnvironment> =>
  async (context, next) => {
    const given = context.req.header('x-request-id') ?? '';
    const requestId = acceptable.test(given) ? given : randomUUID();
    context.set('requestId', requestId);
    context.set('log', log);
    const startedAt = performance.now();
    const { method, path } = context.req;
    const attributes = { 'http.request.method': method, 'url.path': path, 'enerabi.request_id': requestId };
    // A visitor's own trace header decides nothing here.
    await traced(method, { kind: 'server', attributes }, async (learn) => {
      await next();
      const release = context.get('release');
      const learned = {
        'http.response.status_code': context.res.status,
        ...(release && { 'enerabi.app': context.get('app'), 'enerabi.release': release }),
      };
      learn(learned, `${method} ${context.get('stage') ?? stageOf(path)}`);
    });
    const ms = performance.now() - startedAt;
    context.res.headers.set('x-request-id', requestId);
    const { status } = context.res;
    const stage = context.get('stage') ?? stageOf(path);
    metrics.requests.observe({ stage, status: String(status) }, ms / 1000);
    const [app, release] = [context.get('app'), context.get('release')];
    if (release) metrics.figures.observePage({ app, release, status }, ms / 1000);
    const level = status >= 500 ? 'warn' : stage === 'builds' ? 'debug' : 'info';
    const line = {
      requestId,
      method,
      path,
      status,
      ms: Math.round(ms * 10) / 10,
    };
    log[level]({ ...line, release }, 'request');
  };

const stageOf = (path: string): Stage =>
  path.startsWith('/api/') ? 'api' : path.startsWith('/builds/') ? 'builds' : 'other';
