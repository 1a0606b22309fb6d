import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';

/** Logs a line for each request: path, status and time. Never the query, since keywords are private. */
export const requestLog =
  (log: Logger): MiddlewareHandler =>
  async (context, next) => {
    const began = performance.now();
    await next();
    const { method, path } = context.req;
    const { status } = context.res;
    const ms = Math.round((performance.now() - began) * 10) / 10;
    const line = { request_id: context.get('requestId'), method, path, status, ms };
    if (status >= 500) log.error({ ...line, err: context.error }, 'request failed');
    else log[quiet.has(path) ? 'debug' : 'info'](line, 'request');
  };

/** Machines call them every few seconds. */
const quiet = new Set(['/healthz', '/readyz', '/metrics']);
