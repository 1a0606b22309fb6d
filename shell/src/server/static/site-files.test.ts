import { describe, expect, it } from '@jest/globals';
import { Hono } from 'hono';
import type { ServerEnvironment } from '../server-environment.ts';
import { siteFiles } from './site-files.ts';

const app = new Hono<ServerEnvironment>();
siteFiles(app, 'ほいくさがし');

describe("the site's own files", () => {
  it.each([
    ['/favicon.svg', 'image/svg+xml'],
    ['/favicon.ico', 'image/x-icon'],
    ['/apple-touch-icon.png', 'image/png'],
    ['/brand.svg', 'image/svg+xml'],
    ['/illustrations/hero.svg', 'image/svg+xml'],
    ['/illustrations/facility-8.svg', 'image/svg+xml'],
  ])('%s is there as %s, for a day and more', async (path, type) => {
    const reply = await app.request(path);
    expect(reply.status).toBe(200);
    expect(reply.headers.get('content-type')).toContain(type);
    expect(reply.headers.get('cache-control')).toMatch(/^public, max-age=\d+/);
    expect((await reply.arrayBuffer()).byteLength).toBeGreaterThan(300);
  });

  it('are not sent again to a browser that has them', async () => {
    const etag = (await app.request('/brand.svg')).headers.get('etag') ?? '';
    const again = await app.request('/brand.svg', { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
  });

  it('travel compressed', async () => {
    const reply = await app.request('/illustrations/hero.svg', { headers: { 'accept-encoding': 'gzip' } });
    expect(reply.headers.get('content-encoding')).toBe('gzip');
  });

  it('are 404 as text where a drawing is missing, and never lead out of their folder', async () => {
    for (const path of ['/illustrations/none.svg', '/illustrations/..%2f..%2fpackage.json']) {
      const reply = await app.request(path);
      expect(reply.status).toBe(404);
      expect(reply.headers.get('content-type')).toContain('text/plain');
    }
  });

  it("say the site's name on a home screen, and their icons exist", async () => {
    const manifest = (await (await app.request('/site.webmanifest')).json()) as {
      name: string;
      icons: { src: string }[];
    };
    expect(manifest.name).toBe('ほいくさがし');
    for (const { src } of manifest.icons) expect((await app.request(src)).status).toBe(200);
  });
});
