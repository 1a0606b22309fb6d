import { droppedLogLines } from '@enerabi/shared/server/log';
import type { MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';

export interface Metrics {
  registry: Registry;
  measure: MiddlewareHandler;
}

/**
 * Request durations by method, route pattern and status, in a registry of their own.
 * @param ofProcess whether to add memory, event loop, garbage collection and dropped log lines: once per process
 */
export function createMetrics(ofProcess: boolean): Metrics {
  const registry = new Registry();
  if (ofProcess) measureProcess(registry);
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to its reply, by route.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });
  const measure: MiddlewareHandler = async (context, next) => {
    const stop = durations.startTimer();
    await next();
    // Patterns only: a made-up path must not become a time series.
    const route = matchedRoutes(context).findLast(({ path }) => !path.endsWith('*'))?.path ?? 'none';
    stop({ method: context.req.method, route, status: context.res.status });
  };
  return { registry, measure };
}

function measureProcess(registry: Registry): void {
  collectDefaultMetrics({ register: registry });
  const droppedLines: Counter = new Counter({
    name: 'log_lines_dropped_total',
    help: 'Lines of this process that are in no log, since its disk was full or its reader stood still.',
    registers: [registry],
    collect: () => {
      droppedLines.reset();
      droppedLines.inc(droppedLogLines());
    },
  });
}
