import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type HttpServer, sendJson, serveHttp } from '@enerabi/shared/testing/http-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sendRequest } from '../../testing/send-request.ts';
import { openTestSite, type TestSite } from '../../testing/test-site.ts';

type Answer = Parameters<typeof serveHttp>[0];

const inOneHour = Math.floor(Date.now() / 1000) + 3_600;
const cookies = (): string =>
  `TokenType=Bearer; RefreshToken=refresh; IdToken=id; ExpiresIn=3600; TokenExpiration=${inOneHour}`;

let answer: Answer;
let api: HttpServer;
let site: TestSite;
beforeAll(async () => {
  api = await serveHttp((request, response) => answer(request, response));
  site = await openTestSite({
    apiBaseUrl: api.origin,
    publicOrigin: 'http://site.test',
    trustedProxies: '192.0.2.1',
  });
});
afterAll(async () => {
  await site.close();
  await api.close();
});
beforeEach(() => {
  api.received.length = 0;
  answer = (_, response) => sendJson(response, { ok: true });
});

type Asked = [headers?: Record<string, string>, method?: string, body?: string];
const ask = async (path: string, ...rest: Asked) => {
  const reply = await sendRequest(site.origin, path, ...rest);
  return { ...reply, body: reply.body.toString() };
};

const sameOrigin = { origin: 'http://site.test', 'content-type': 'application/json' };

describe('the gateway to the API', () => {
  it('passes method, path, query and body on, and the answer back', async () => {
    answer = (_, response) => sendJson(response, { created: true }, 201);
    const path = '/api/send_support_message?ids[]=1&ids[]=2&keyword=%E4%B8%8B%E6%9D%BE';
    const reply = await ask(path, sameOrigin, 'POST', '{"message":"こんにちは"}');
    expect(api.received).toMatchObject([
      {
        method: 'POST',
        url: path,
        body: '{"message":"こんにちは"}',
        headers: { 'content-type': 'application/json', host: new URL(api.origin).host },
      },
    ]);
    expect(reply).toMatchObject({ status: 201, body: '{"created":true}' });
  });

  it('passes the key on by which the API recognises a repeat', async () => {
    await ask('/api/send_candidate_message', { ...sameOrigin, 'idempotency-key': '"a-1"' }, 'POST', '{}');
    expect(api.received[0]?.headers['idempotency-key']).toBe('"a-1"');
  });

  it('turns the session cookies into Authorization, and hands no cookie on (R3.2)', async () => {
    await ask('/api/me', { cookie: `${cookies()}; other=1` });
    const [request] = api.received;
    expect(request?.headers.authorization).toBe('Bearer id');
    expect(request?.headers).not.toHaveProperty('cookie');
    expect(JSON.stringify(request)).not.toContain('refresh');
  });

  it.each([
    ['a visitor', {}],
    ['a script that brings its own', { authorization: 'Bearer forged' }],
    ['a session that lacks one of five (R3.1)', { cookie: 'TokenType=Bearer; IdToken=id' }],
    ['a token that would break the header', { cookie: cookies().replace('=id;', '=id%0d%0aX-Evil:1;') }],
  ])('adds no authorization for %s', async (_, headers: Record<string, string>) => {
    expect((await ask('/api/me', headers)).status).toBe(200);
    expect(api.received[0]?.headers).not.toHaveProperty('authorization');
  });

  it('forwards the reference number and answers with it', async () => {
    const given = 'a1b2c3d4-e5f6';
    const { headers } = await ask('/api/me', { 'x-request-id': given });
    expect(headers['x-request-id']).toBe(given);
    expect(api.received[0]?.headers['x-request-id']).toBe(given);
  });

  it('makes a reference number if there is none that a log can hold', async () => {
    const { headers } = await ask('/api/me', { 'x-request-id': 'two words' });
    expect(headers['x-request-id']).toMatch(/^[\w-]{36}$/);
    expect(api.received[0]?.headers['x-request-id']).toBe(headers['x-request-id']);
  });

  it('believes no visitor about where they come from', async () => {
    const claimed = { 'x-forwarded-for': '10.0.0.1', forwarded: 'for=10.0.0.1', 'x-real-ip': '10.0.0.1' };
    await ask('/api/me', claimed);
    const { headers } = api.received[0] ?? {};
    expect(headers?.['x-forwarded-for']).toBe('127.0.0.1');
    for (const name of ['forwarded', 'x-real-ip']) expect(headers).not.toHaveProperty(name);
  });

  it.each([
    [{ connection: 'keep-alive, x-private', 'x-private': '1' }],
    [{ te: 'trailers' }],
    [{ connection: 'upgrade', upgrade: 'h2c' }],
  ])('drops what is between the visitor and the shell alone: %j', async (headers: Record<string, string>) => {
    expect((await ask('/api/me', headers)).status).toBe(200);
    for (const name of ['te', 'upgrade', 'x-private'])
      expect(api.received[0]?.headers).not.toHaveProperty(name);
  });

  it("passes the visitor's address to the API, past the proxies that it trusts", async () => {
    const behindProxy = await openTestSite({ apiBaseUrl: api.origin });
    await sendRequest(behindProxy.origin, '/api/me', { 'x-forwarded-for': '10.0.0.1, 203.0.113.9' });
    await behindProxy.close();
    expect(api.received[0]?.headers['x-forwarded-for']).toBe('203.0.113.9');
  });

  it('answers those who ask before they send a large body', async () => {
    const { status } = await ask(
      '/api/front/support_message',
      { ...sameOrigin, expect: '100-continue' },
      'POST',
      '{}',
    );
    expect(status).toBe(200);
    expect(api.received[0]?.body).toBe('{}');
  });

  it('passes headers of the answer on, but neither hop-by-hop ones nor cookies (R3.2)', async () => {
    answer = (_, response) =>
      response
        .writeHead(200, {
          'content-type': 'text/csv',
          etag: '"1"',
          'cache-control': 'no-store',
          connection: 'close, x-hop',
          'x-hop': '1',
          'keep-alive': 'timeout=9',
          'set-cookie': 'IdToken=overwritten; Path=/',
        })
        .end('a,b');
    const { headers, body } = await ask('/api/export');
    expect(headers).toMatchObject({ 'content-type': 'text/csv', etag: '"1"', 'cache-control': 'no-store' });
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
    for (const name of ['set-cookie', 'x-hop']) expect(headers).not.toHaveProperty(name);
    expect(headers['keep-alive']).not.toBe('timeout=9');
    expect(body).toBe('a,b');
  });

  it('hands a redirect on instead of following it', async () => {
    answer = (_, response) => void response.writeHead(302, { location: '/api/elsewhere' }).end();
    const { status, headers } = await ask('/api/me');
    expect([status, headers.location]).toEqual([302, '/api/elsewhere']);
    expect(api.received).toHaveLength(1);
  });

  it('leads to nothing outside /api/', async () => {
    const statuses: Record<string, number> = {};
    for (const path of [
      '/api/x/../me',
      '/api/../metrics',
      '/api/%2e%2e/metrics',
      '/api/.%2E/metrics',
      '/api//../../metrics',
      '/api/..\\metrics',
    ])
      statuses[path] = (await ask(path)).status;
    // A path that leaves the API's folder is the shell's own page of that name, or unknown.
    expect(statuses).toEqual({
      '/api/x/../me': 200,
      '/api/../metrics': 200,
      '/api/%2e%2e/metrics': 200,
      '/api/.%2E/metrics': 200,
      '/api//../../metrics': 200,
      '/api/..\\metrics': 400,
    });
    expect(api.received.map(({ url }) => url)).toEqual(['/api/me']);
  });
});

describe('what the API answers in JSON', () => {
  const long = { facilities: Array.from({ length: 200 }, (_, id) => ({ id, name: '下松市立花岡保育園' })) };
  const text = JSON.stringify(long);
  const asked = (accepted: Record<string, string> = {}) => sendRequest(site.origin, '/api/list', accepted);

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('reaches browsers compressed with %s', async (coding, decompress) => {
    answer = (_, response) => {
      response.setHeader('etag', '"1"');
      sendJson(response, long);
    };
    const { status, headers, body } = await asked({ 'accept-encoding': coding });
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-encoding': coding,
      'content-length': String(body.length),
      'content-type': 'application/json',
      vary: 'Accept-Encoding',
      etag: 'W/"1"',
    });
    expect(body.length).toBeLessThan(text.length / 4);
    expect(decompress(body).toString()).toBe(text);
  });

  it('is left as it is for those who take nothing else', async () => {
    answer = (_, response) => {
      response.setHeader('etag', '"1"');
      response.setHeader('vary', 'Authorization');
      sendJson(response, long);
    };
    const { headers, body } = await asked();
    expect(headers).not.toHaveProperty('content-encoding');
    expect(headers).toMatchObject({ etag: '"1"', vary: 'Authorization, Accept-Encoding' });
    expect(body.toString()).toBe(text);
  });

  it('is left as it is where it is short', async () => {
    const { headers, body } = await asked({ 'accept-encoding': 'br' });
    expect(headers).not.toHaveProperty('content-encoding');
    expect(body.toString()).toBe('{"ok":true}');
  });
});

describe('an answer that comes slowly', () => {
  const piecewise = (type: string, pieces: string[]): Answer =>
    async function answerPiecewise(_, response) {
      response.writeHead(200, { 'content-type': type });
      for (const piece of pieces) {
        response.write(piece);
        await sleep(1_700);
      }
      response.end();
    };

  it.each(['text/csv', 'application/json'])('is not cut after 3 s while it goes on (%s)', async (type) => {
    answer = piecewise(type, ['[1', ',2', ']']);
    expect(await ask('/api/export')).toMatchObject({ status: 200, body: '[1,2]' });
  });

  it('is not cut for a visitor who reads slowly', async () => {
    const megabytes = 'a'.repeat(8_000_000);
    answer = (_, response) => void response.writeHead(200, { 'content-type': 'text/csv' }).end(megabytes);
    const reply = await fetch(`${site.origin}/api/export`);
    await sleep(3_500);
    expect((await reply.text()).length).toBe(megabytes.length);
  });

  it('ends if it stalls', async () => {
    answer = (_, response) => void response.writeHead(200, { 'content-type': 'text/csv' }).write('a,b');
    await expect(ask('/api/export')).rejects.toMatchObject({ code: 'ECONNRESET' });
  });

  it('is a 504 problem if it stalls before anything was passed on', async () => {
    answer = (_, response) => void response.writeHead(200, { 'content-type': 'application/json' }).write('[');
    const { status, body } = await ask('/api/me');
    expect([status, JSON.parse(body).code]).toEqual([504, 'timeout']);
  });
});

describe('an API that fails', () => {
  const problemType = expect.stringContaining('application/problem+json');

  it('is passed on as it says', async () => {
    answer = (_, response) =>
      sendJson(response, { status: 422, code: 'invalid_request' }, 422, 'application/problem+json');
    expect(await ask('/api/me')).toMatchObject({
      status: 422,
      headers: { 'content-type': problemType },
      body: '{"status":422,"code":"invalid_request"}',
    });
  });

  it('by not answering within 3 s is a 504 problem', async () => {
    answer = () => {};
    const reply = await ask('/api/me');
    expect(reply).toMatchObject({
      status: 504,
      headers: { 'content-type': problemType, 'cache-control': 'no-store' },
    });
    expect(JSON.parse(reply.body)).toMatchObject({
      status: 504,
      code: 'timeout',
      request_id: reply.headers['x-request-id'],
    });
  });

  it('by breaking off is a 503 problem', async () => {
    answer = (_, response) => void response.destroy();
    const reply = await ask('/api/me');
    expect(reply.status).toBe(503);
    expect(JSON.parse(reply.body)).toMatchObject({ status: 503, code: 'unreachable' });
    expect(reply.headers['retry-after']).toBe('5');
  });

  it('for a while says when to come back', async () => {
    answer = (_, response) => {
      response.setHeader('retry-after', '7');
      sendJson(response, { status: 503, code: 'database_unavailable' }, 503, 'application/problem+json');
    };
    for (const path of ['/api/me', '/api/login']) {
      const reply = await ask(path, sameOrigin, 'POST', '{}');
      expect([reply.status, reply.headers['retry-after']]).toEqual([503, '7']);
    }
  });

  it('may take longer than 3 s for a write', async () => {
    answer = (_, response) => void setTimeout(() => sendJson(response, { ok: true }), 3_300);
    expect((await ask('/api/front/support_message', sameOrigin, 'POST', '{}')).status).toBe(200);
  });
});

describe('requests from other sites (R3.7)', () => {
  it.each([
    ['another origin', { origin: 'https://evil.test' }],
    ['no origin at all', {}],
    ['a page that hides its origin', { origin: 'null' }],
    ['a neighbouring host', { 'sec-fetch-site': 'same-site', origin: 'http://site.test' }],
    ['no page at all', { 'sec-fetch-site': 'none' }],
    ['no page at all, though it names this origin', { 'sec-fetch-site': 'none', origin: 'http://site.test' }],
    ['what the browser calls another site', { 'sec-fetch-site': 'cross-site', origin: 'http://site.test' }],
  ])('are refused from %s before the API hears of them', async (_, headers: Record<string, string>) => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
      const reply = await ask('/api/front/support_message', headers, method, '{}');
      expect(reply.status).toBe(403);
      expect(JSON.parse(reply.body)).toMatchObject({ status: 403, code: 'cross_origin' });
    }
    expect(api.received).toEqual([]);
  });

  it('are answered where they only read', async () => {
    expect((await ask('/api/me', { 'sec-fetch-site': 'cross-site' })).status).toBe(200);
  });

  it.each([[{ origin: 'http://site.test' }], [{ 'sec-fetch-site': 'same-origin' }]])(
    'are distinguished from those of this site: %j',
    async (headers: Record<string, string>) => {
      expect((await ask('/api/front/support_message', headers, 'POST', '{}')).status).toBe(200);
    },
  );

  it('are refused at pages, too', async () => {
    expect((await ask('/contact/x', { origin: 'https://evil.test' }, 'POST', 'a=b')).status).toBe(403);
  });
});
