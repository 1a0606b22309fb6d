import type { Hono } from 'hono';
import type { ServerEnvironment } from './server-environment.ts';

export interface HealthSettings {
  /** Whether the site can answer: it has a verified release document. */
  isReady: () => boolean;
  /**
   * True from the stop signal on: a load balancer then sends its visitors elsewhere, while requests are still answered.
   */
  isStopping: () => boolean;
}

/** Answers liveness (`/healthz`) and readiness (`/readyz`). */
export function healthRoutes(app: Hono<ServerEnvironment>, { isReady, isStopping }: HealthSettings): void {
  app.get('/healthz', (context) => context.text('ok\n'));
  app.get('/readyz', (context) => {
    if (isStopping()) return context.text('stopping\n', 503);
    return isReady() ? context.text('ok\n') : context.text('no verified release document\n', 503);
  });
}
