import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as colors from '@enerabi/shared/tokens/colors';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono, MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';
import type { ServerEnvironment } from '../server-environment.ts';

const folder = fileURLToPath(new URL('../../../public', import.meta.url));
// A drawing keeps its name when it changes: browsers revalidate it after a day, and show the old one meanwhile.
const cacheControl = 'public, max-age=86400, stale-while-revalidate=604800';

/** The brand's drawings and icons, and the files that browsers request on their own. */
export function siteFiles(app: Hono<ServerEnvironment>, siteName: string): void {
  const drawing = [cachedForADay, compress(), etag(), serveStatic({ root: folder })] as const;
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    app.get(entry.isDirectory() ? `/${entry.name}/*` : `/${entry.name}`, ...drawing);
  // A missing drawing is answered as text, not as a page.
  app.get('/illustrations/*', (context) => context.text('Not Found\n', 404));
  const manifest = webManifest(siteName);
  app.get('/site.webmanifest', (context) =>
    context.body(manifest, 200, {
      'cache-control': cacheControl,
      'content-type': 'application/manifest+json; charset=utf-8',
    }),
  );
}

const cachedForADay: MiddlewareHandler = async (context, next) => {
  await next();
  if (context.res.ok) context.res.headers.set('cache-control', cacheControl);
};

/** For a home screen (W3C Web Application Manifest). */
const webManifest = (name: string): string =>
  JSON.stringify({
    name,
    short_name: name,
    lang: 'ja',
    start_url: '/',
    display: 'browser',
    background_color: colors.ground,
    theme_color: colors.ground,
    icons: [192, 512].map((size) => ({
      src: `/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: 'any maskable',
    })),
  });
