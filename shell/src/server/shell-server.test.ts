import { Agent, request } from 'node:http';
import { type HttpServer, sendJson, serveHttp } from '@enerabi/shared/testing/http-server';
import { afterEach, expect, it } from '@jest/globals';
import { openTestSite } from '../testing/test-site.ts';

let api: HttpServer | undefined;
afterEach(() => api?.close());

/** A visitor whose browser keeps its connection open. */
function visitor(origin: string) {
  const agent = new Agent({ keepAlive: true });
  const ask = (path: string) =>
    new Promise<{ status: number | undefined; connection: string | undefined; body: string }>(
      (resolve, reject) => {
        const sent = request(`${origin}${path}`, { agent }, (incoming) => {
          let body = '';
          incoming.setEncoding('utf8').on('data', (chunk: string) => {
            body += chunk;
          });
          incoming.on('end', () => {
            const { statusCode: status, headers } = incoming;
            resolve({ status, connection: headers.connection, body });
          });
        });
        sent.on('error', reject).end();
      },
    );
  return { ask, leave: () => agent.destroy() };
}

it('a stopping server says so, answers current and further requests, and then closes', async () => {
  const called = Promise.withResolvers<() => void>();
  api = await serveHttp((_, response) => called.resolve(() => sendJson(response, { done: true })));
  const site = await openTestSite({ apiBaseUrl: api.origin });
  const early = visitor(site.origin);
  const running = early.ask('/api/slow');
  const finish = await called.promise;

  const stopping = site.stop();
  const late = visitor(site.origin);
  expect(await late.ask('/readyz')).toMatchObject({ status: 503, body: 'stopping\n' });
  expect(await late.ask('/healthz')).toMatchObject({ status: 200, connection: 'close' });
  finish();
  expect(await running).toEqual({ status: 200, connection: 'close', body: '{"done":true}' });
  await stopping;
  await expect(late.ask('/healthz')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  await site.close();
  for (const { leave } of [early, late]) leave();
});

it('a visitor who reads slowly gets their own page, whatever is requested meanwhile', async () => {
  const site = await openTestSite();
  await site.publish('mfe-search', 'long'.repeat(3_000_000));
  const nonceOf = ({ headers }: Response): string =>
    /'nonce-([^']+)'/.exec(headers.get('content-security-policy') ?? '')?.[1] ?? '';
  const noncesIn = (html: string): string[] => [
    ...new Set([...html.matchAll(/nonce="([^"]+)"/g)].map(([, nonce = '']) => nonce)),
  ];
  const ask = () => fetch(`${site.origin}/f`, { headers: { 'accept-encoding': 'identity' } });

  const slow = await ask();
  for (let others = 0; others < 6; others += 1) {
    const reply = await ask();
    expect(noncesIn(await reply.text())).toEqual([nonceOf(reply)]);
  }
  const page = await slow.text();
  expect(noncesIn(page)).toEqual([nonceOf(slow)]);
  expect(page.endsWith('</html>')).toBe(true);
  await site.close();
});

it('a port in use stops the start', async () => {
  const site = await openTestSite();
  const port = Number(new URL(site.origin).port);
  await expect(openTestSite({ port })).rejects.toMatchObject({ code: 'EADDRINUSE', port });
  await site.close();
});

it('a release that hangs while it loads does not keep the site away', async () => {
  const site = await openTestSite({ remotes: { 'mfe-search': 'loops at load', 'mfe-account': undefined } });
  // The fixture has no such page: the 404 in the site's frame shows that its release is alive.
  const { status, body } = await visitor(site.origin).ask('/login');
  expect([status, body.includes('Page Not Found')]).toEqual([404, true]);
  expect(site.log).toEqual([]);
  await site.close();
});
