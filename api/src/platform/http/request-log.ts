import { traced } from '@enerabi/shared/server/tracing';
import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';

/** Logs a line for each request: path, status and time. Never the query, since keywords are private. */
export const requestLog =
  (log: Logger): MiddlewareHandler =>
  async (context, next) => {
    const began = performance.now();
    const { method, path } = context.req;
    const attributes = { 'http.request.method': method, 'url.path': path };
    const parent = {
      traceparent: context.req.header('traceparent'),
      tracestate: context.req.header('tracestate'),
    };
    await traced(`${method} ${path}`, { kind: 'server', attributes, parent }, async (learn) => {
      await next();
      learn({
        'http.response.status_code': context.res.status,
        'enerabi.request_id': context.get('requestId'),
      });
    });
    const { status } = context.res;
    const ms = Math.round((performance.now() - began) * 10) / 10;
    const line = { request_id: context.get('requestId'), method, path, status, ms };
    if (status >= 500) log.error({ ...line, err: context.error }, 'request failed');
    else log[quiet.has(path) ? 'debug' : 'info'](line, 'request');
  };

/** Machines call them every few seconds. */
const quiet = new Set(['/healthz', '/readyz', '/metrics']);
