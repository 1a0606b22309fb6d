import { droppedLogLines } from '@enerabi/shared/server/log';
import { isDirectFromLoopback } from '@enerabi/shared/server/network';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { ReleaseFigures } from './release-figures.ts';

export interface ServerMetrics {
  registry: Registry;
  requests: Histogram<'stage' | 'status'>;
  renderFailures: Counter<'app' | 'release' | 'kind'>;
  /** Figures of pages by the release that gave them. */
  figures: ReleaseFigures;
}

/** Each server has its own registry, so that one process can run several servers. */
export function createMetrics(): ServerMetrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'shell_request_seconds',
    help: 'Time to answer a request',
    labelNames: ['stage', 'status'] as const,
    buckets: [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 3],
    registers: [registry],
  });
  const renderFailures = new Counter({
    name: 'shell_render_failures_total',
    help: 'Pages that a release did not give, answered by another release where there was one',
    labelNames: ['app', 'release', 'kind'] as const,
    registers: [registry],
  });
  const figures = new ReleaseFigures(registry);
  const droppedLines: Counter = new Counter({
    name: 'log_lines_dropped_total',
    help: 'Lines of this process that are in no log, since its disk was full or its reader stood still',
    registers: [registry],
    collect: () => {
      droppedLines.reset();
      droppedLines.inc(droppedLogLines());
    },
  });
  return { registry, requests, renderFailures, figures };
}

/** `/metrics` in Prometheus' text format. Visitors may not read it: it describes the machine. */
export const metricsPage =
  ({ registry }: Pick<ServerMetrics, 'registry'>) =>
  async (context: Context): Promise<Response> =>
    isDirectFromLoopback(getConnInfo(context).remote.address, (name) => context.req.header(name))
      ? context.text(await registry.metrics(), 200, { 'content-type': registry.contentType })
      : context.text('Not Found\n', 404);
