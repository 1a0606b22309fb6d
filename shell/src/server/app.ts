import { hasUnread } from '@enerabi/shared/server/network';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import { crawlerFiles } from './crawlers/crawler-files.ts';
import { type ApiProxySettings, apiProxy } from './gateway/api-proxy.ts';
import { sameOrigin } from './gateway/same-origin.ts';
import { type HealthSettings, healthRoutes } from './health.routes.ts';
import { mapTileFiles } from './map-tiles/map-tiles.routes.ts';
import type { MapTiles } from './map-tiles/map-tiles.ts';
import { metricsPage, type ServerMetrics } from './metrics.ts';
import { createPage, type PageSettings } from './page/page.ts';
import { type PictureSettings, pictureFiles } from './pictures/picture.routes.ts';
import { previewRoutes } from './preview/preview.routes.ts';
import type { Previews } from './preview/previews.ts';
import { requestLog } from './request-log.ts';
import { pageReports, type ReportSettings } from './rollout/page-report.routes.ts';
import { commonHeaders } from './security-headers.ts';
import type { ServerEnvironment } from './server-environment.ts';
import { latestBuild, releaseFiles } from './static/builds.ts';
import { siteFiles } from './static/site-files.ts';

export interface AppSettings extends PageSettings, PictureSettings, ApiProxySettings, HealthSettings {
  origin: string;
  log: Logger;
  metrics: ServerMetrics;
  /** Whether search engines may list the site. */
  isIndexable: boolean;
  previews: Previews;
  reports: ReportSettings['reports'];
  isHttps: boolean;
  /** Vector tiles of the map, if the site has a file of them. */
  mapTiles: MapTiles | undefined;
}

/** The stages of a request, in order. */
export function createApp(settings: AppSettings): Hono<ServerEnvironment> {
  const { origin, log, metrics, policy, releases } = settings;
  const app = new Hono<ServerEnvironment>();
  const headers = [...commonHeaders(policy.isHttps), ...(settings.isIndexable ? [] : [unlisted])];

  app.use(requestLog(log, metrics));
  app.use(async (context, next) => {
    await next();
    // Not context.header: it would wrap the finished response and its body's stream again for each header.
    for (const [name, value] of headers) context.res.headers.set(name, value);
    if (hasUnread(context.env.incoming)) context.res.headers.set('connection', 'close');
  });
  healthRoutes(app, settings);
  app.get('/metrics', metricsPage(metrics));
  app.get('/builds/latest.json', latestBuild(releases));
  app.get('/builds/r/:app/:release/:path{.+}', releaseFiles(releases, log));
  app.all('/builds/*', (context) => context.text('Not Found\n', 404));
  app.use(sameOrigin(origin));
  app.all('/api/*', apiProxy(settings));
  siteFiles(app, settings.siteName);
  crawlerFiles(app, settings);
  pictureFiles(app, settings);
  mapTileFiles(app, settings.mapTiles);
  pageReports(app, settings);
  previewRoutes(app, settings.previews, settings.siteName);
  app.on(['GET', 'HEAD', 'POST'], '/*', createPage(settings));
  app.all('/*', (context) => context.text('Method Not Allowed\n', 405));
  app.onError((error, context) => {
    log.error({ err: error, requestId: context.get('requestId') }, 'unexpected failure');
    return context.text('Internal Server Error\n', 500);
  });
  return app;
}

/** For crawlers that ignore robots.txt. */
const unlisted: [string, string] = ['x-robots-tag', 'noindex, nofollow'];
