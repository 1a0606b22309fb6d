import { readFileSync } from 'node:fs';
import type { Hono } from 'hono';
import type { ServerEnvironment } from '../server-environment.ts';

const icon = readFileSync(new URL('../../../public/favicon.svg', import.meta.url), 'utf8');

/** The few addresses that browsers and crawlers ask for on their own. */
export function siteFiles(app: Hono<ServerEnvironment>): void {
  const cached = { 'cache-control': 'public, max-age=86400' };
  app.get('/favicon.svg', (context) =>
    context.body(icon, 200, { ...cached, 'content-type': 'image/svg+xml' }),
  );
  app.get('/favicon.ico', (context) => context.text('Not Found\n', 404, cached));
  app.get('/robots.txt', (context) => context.text('User-agent: *\nDisallow: /api/\n', 200, cached));
}
