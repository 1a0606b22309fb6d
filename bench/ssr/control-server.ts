import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ExposedRender } from './exposed-render.ts';
import { releaseRenderer } from './release-renderer.ts';

/**
 * The controls, in a process of their own: `bare`, renderToString of the same tree in node:http and nothing else, and
 * `in-process`, the whole rendering of a worker (router query, rendering, boot data) without a worker.
 */
const [variant = '', serverOf = '', shellBuild = '', remoteBuild = '', page = ''] = process.argv.slice(2);
const render = await releaseRenderer(serverOf, shellBuild, remoteBuild);
const headers = { 'content-type': 'text/html; charset=utf-8' };
await render(`http://localhost:3000${page}`);

function bare(): RequestListener {
  const { element, renderToString } = (globalThis as unknown as { exposedRender: ExposedRender })
    .exposedRender;
  return (_, response) => response.writeHead(200, headers).end(`<!DOCTYPE html>${renderToString(element)}`);
}

const inProcess: RequestListener = async (request, response) => {
  const { status, html } = await render(`http://localhost:3000${request.url}`);
  response.writeHead(status, headers).end(html.join(''));
};

const server = createServer(variant === 'bare' ? bare() : inProcess);
server.listen(0, '127.0.0.1', () =>
  process.send?.({ ready: true, port: (server.address() as AddressInfo).port }),
);
for (const end of ['SIGTERM', 'disconnect']) process.once(end, () => process.exit(0));
