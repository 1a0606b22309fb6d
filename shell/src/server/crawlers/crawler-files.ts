import type { Hono } from 'hono';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';
import type { ServerEnvironment } from '../server-environment.ts';
import { aggregatorFeedRoutes } from './aggregator-feed.routes.ts';
import { feedRoutes } from './feed.routes.ts';
import { robotsTxt } from './robots.ts';
import { sitemapRoutes } from './sitemap.routes.ts';
import { cacheControl } from './xml-reply.ts';

export interface CrawlerSettings {
  apiBaseUrl: string;
  origin: string;
  siteName: string;
  /** Whether search engines may list the site. */
  isIndexable: boolean;
}

/**
 * Files for programs that read the site: `robots.txt`, the sitemap in its parts, and feeds of notices and postings.
 */
export function crawlerFiles(app: Hono<ServerEnvironment>, settings: CrawlerSettings): void {
  const robots = robotsTxt(settings.origin, settings.isIndexable);
  app.get('/robots.txt', (context) => context.text(robots, 200, { 'cache-control': cacheControl }));
  for (const files of ['/sitemap.xml', '/:file{sitemap-.+}', '/rss/*']) app.get(files, compress(), etag());
  // Not kept for an etag: it may have a hundred thousand postings.
  app.get('/feeds/*', compress());
  sitemapRoutes(app, settings);
  feedRoutes(app, settings);
  aggregatorFeedRoutes(app, settings);
}
