import { afterEach, describe, expect, it } from '@jest/globals';
import { type HttpServer, serveHttp } from '../testing/http-server.ts';
import { send } from './transport.ts';

let server: HttpServer | undefined;
afterEach(() => server?.close());

const request = { method: 'GET', query: undefined, body: undefined, headers: {}, signal: undefined };

describe('a server that is too slow', () => {
  it.each<[string, Parameters<typeof serveHttp>[0]]>([
    ['says nothing', () => {}],
    ['stops within its reply', (_, response) => void response.writeHead(200).write('{"total":')],
  ])('because it %s is a timeout', async (_, answer) => {
    server = await serveHttp(answer);
    const reply = await send({ ...request, url: server.origin, timeoutMs: 80 });
    expect(reply).toMatchObject({ ok: false, problem: { status: 504, code: 'timeout' } });
  });
});

it('takes every status from 200 to 299 as success, and no other', async () => {
  server = await serveHttp(({ url }, response) => void response.writeHead(Number(url.slice(1))).end());
  for (const status of [200, 201, 204, 299, 300, 304, 400, 401, 422, 500, 503]) {
    const reply = await send({ ...request, url: `${server.origin}/${status}`, timeoutMs: 2_000 });
    expect({ status, ok: reply.ok }).toEqual({ status, ok: status < 300 });
  }
});

it.each([
  ['720', 720],
  ['Wed, 21 Oct 2026 07:28:00 GMT', undefined],
  [undefined, undefined],
])('takes the seconds to wait from Retry-After %s', async (said, seconds) => {
  server = await serveHttp((_, response) => {
    response.writeHead(429, said ? { 'retry-after': said } : {}).end('{"code":"too_many_messages"}');
  });
  const reply = await send({ ...request, url: server.origin, timeoutMs: 2_000 });
  expect(reply).toEqual({
    ok: false,
    problem: {
      type: 'about:blank',
      title: 'HTTP 429',
      status: 429,
      code: 'too_many_messages',
      ...(seconds && { retry_after: seconds }),
    },
  });
});
