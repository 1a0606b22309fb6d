import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { startTracing, traced, traceHeaders } from './tracing.ts';

interface ExportedSpan {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  status: { code?: number };
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
}
interface Export {
  resourceSpans: {
    resource: { attributes: { key: string; value: { stringValue: string } }[] };
    scopeSpans: { spans: ExportedSpan[] }[];
  }[];
}

let collector: Server;
let received: { path: string; body: Export }[];
let endpoint: string;
beforeEach(async () => {
  received = [];
  collector = createServer(async (request, reply) => {
    received.push({ path: request.url ?? '', body: (await json(request)) as Export });
    reply.setHeader('content-type', 'application/json').end('{}');
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
});
afterEach(() => new Promise<void>((resolve) => void collector.close(() => resolve())));

const spans = () =>
  received.flatMap(({ body }) =>
    body.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
  );
const one = (name: string) => spans().find((span) => span.name === name);

describe('tracing', () => {
  it('sends the spans of a request as one trace, with what was learned, and joins the callee to it', async () => {
    const stop = await startTracing('shell', `${endpoint}/`);
    let sent: Record<string, string> = {};
    await traced('GET', { kind: 'server', attributes: { 'url.path': '/f' } }, async (learn) => {
      await traced('render', { kind: 'internal' }, async () => {
        sent = traceHeaders();
        // The API, in a process of its own, is called with these headers.
        await traced('GET /api', { kind: 'server', parent: sent }, async () => {});
      });
      learn({ 'http.response.status_code': 503 }, 'GET page');
    });
    await stop();
    const [page, render, api] = [one('GET page'), one('render'), one('GET /api')];
    expect(sent.traceparent).toBe(`00-${page?.traceId}-${render?.spanId}-01`);
    expect(render).toMatchObject({ traceId: page?.traceId, parentSpanId: page?.spanId });
    expect(api).toMatchObject({ traceId: page?.traceId, parentSpanId: render?.spanId });
    expect(page?.parentSpanId).toBeUndefined();
    expect(page?.attributes.map(({ key }) => key)).toEqual(['url.path', 'http.response.status_code']);
    expect(page?.status.code).toBe(2);
    expect(received[0]?.path).toBe('/v1/traces');
    const { attributes = [] } = received[0]?.body.resourceSpans[0]?.resource ?? {};
    expect(attributes).toContainEqual({ key: 'service.name', value: { stringValue: 'enerabi-shell' } });
  });

  it('records an error, and passes it on', async () => {
    const stop = await startTracing('api', endpoint);
    const failing = traced('GET', { kind: 'server' }, () => Promise.reject(new Error('no answer')));
    await expect(failing).rejects.toThrow('no answer');
    await stop();
    expect(one('GET')?.status.code).toBe(2);
  });

  it('does nothing where it is not wanted', async () => {
    const stop = await startTracing('shell', undefined);
    const result = await traced('GET', { kind: 'server' }, async (learn) => {
      learn({ 'http.response.status_code': 200 });
      return traceHeaders();
    });
    await stop();
    expect(result).toEqual({});
    expect(received).toEqual([]);
  });

  it('ends in time although no collector is there', async () => {
    const stop = await startTracing('shell', 'http://127.0.0.1:9');
    await traced('GET', { kind: 'server' }, async () => {});
    await expect(stop()).resolves.toBeUndefined();
  });
});
