import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';

export interface ServerMetrics {
  registry: Registry;
  requests: Histogram<'stage' | 'status'>;
  renderFailures: Counter<'app' | 'release' | 'kind'>;
}

/** One registry per server, so that several can run in one process. */
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
  return { registry, requests, renderFailures };
}
