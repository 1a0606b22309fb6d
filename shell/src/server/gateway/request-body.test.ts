import { request } from 'node:http';
import { type HttpServer, sendJson, serveHttp } from '@enerabi/shared/testing/http-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sendRequest } from '../../testing/send-request.ts';
import { openTestSite, type TestSite } from '../../testing/test-site.ts';

let answer: Parameters<typeof serveHttp>[0];
let api: HttpServer;
let site: TestSite;
beforeAll(async () => {
  api = await serveHttp((request, response) => answer(request, response));
  site = await openTestSite({ apiBaseUrl: api.origin, publicOrigin: 'http://site.test' });
});
afterAll(async () => {
  await site.close();
  await api.close();
});
beforeEach(() => {
  api.received.length = 0;
  answer = (_, response) => sendJson(response, { ok: true });
});

const ask = async (path: string, ...rest: [Record<string, string>, string, string]) => {
  const reply = await sendRequest(site.origin, path, ...rest);
  return { ...reply, body: reply.body.toString() };
};

const sameOrigin = { origin: 'http://site.test', 'content-type': 'application/json' };

describe('a body at the gateway', () => {
  const paths = ['/api/front/support_message', '/api/login', '/api/activate'];
  const large = '"'.padEnd(300_000, 'a');

  it.each(paths)(
    'that is too large is refused before the API hears of it, and its sender hears why (%s)',
    async (path) => {
      for (const body of [large, large.repeat(6)]) {
        const reply = await ask(path, sameOrigin, 'POST', body);
        expect(reply).toMatchObject({ status: 413, headers: { connection: 'close' } });
        expect(JSON.parse(reply.body)).toMatchObject({ status: 413, code: 'body_too_large' });
      }
      expect(api.received).toEqual([]);
    },
  );

  it('that does not say how large it is is held to the same limit', async () => {
    const body = new ReadableStream<string>({
      start(controller) {
        for (const piece of Array(8).fill(large)) controller.enqueue(piece);
        controller.close();
      },
    }).pipeThrough(new TextEncoderStream());
    const headers = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
    const init = { method: 'PUT', headers, body, duplex: 'half' };
    const reply = await fetch(`${site.origin}/api/profile`, init as RequestInit);
    expect(reply.status).toBe(413);
    expect(api.received).toEqual([]);
  });

  it('that is in pieces reaches the API whole', async () => {
    const pieces = ['{"name":', '"花岡"}'];
    const chunked = { ...sameOrigin, 'transfer-encoding': 'chunked' };
    const reply = await drip('PUT', '/api/profile', chunked, pieces);
    expect(reply.status).toBe(200);
    expect(api.received[0]).toMatchObject({ body: pieces.join(''), headers: { 'content-length': '17' } });
    expect(api.received[0]?.headers).not.toHaveProperty('transfer-encoding');
  });

  it('that drips is cut at the limit of a write, whatever the method and the call', async () => {
    const letters = Array<string>(400).fill('a');
    const began = performance.now();
    const replies = await Promise.all([
      drip('PUT', '/api/profile', { ...sameOrigin, 'content-length': '5000' }, letters),
      drip('DELETE', '/api/profile', { ...sameOrigin, 'content-length': '5000' }, letters),
      drip('POST', '/api/login', { ...sameOrigin, 'transfer-encoding': 'chunked' }, letters),
    ]);
    expect(performance.now() - began).toBeLessThan(13_000);
    for (const { status, headers, body } of replies) {
      expect([status, headers.connection]).toEqual([408, 'close']);
      expect(JSON.parse(body)).toMatchObject({ status: 408, code: 'body_too_slow' });
    }
    expect(api.received).toEqual([]);
  }, 20_000);

  it('of a login is passed on as it came, however deep: the API has the word', async () => {
    answer = (_, response) => sendJson(response, { code: 'too_deep' }, 422, 'application/problem+json');
    const deep = `${'['.repeat(5_000)}${']'.repeat(5_000)}`;
    expect(await ask('/api/login', sameOrigin, 'POST', deep)).toMatchObject({ status: 422 });
    expect(api.received[0]?.body).toBe(deep);
  });

  it('that is not awaited leaves no connection behind', async () => {
    const reply = await ask('/api/profile', { origin: 'https://evil.test' }, 'POST', large.repeat(3));
    expect([reply.status, reply.headers.connection]).toEqual([403, 'close']);
  });
});

/** Sends a piece every 50 ms until a response arrives. */
function drip(
  method: string,
  path: string,
  headers: Record<string, string>,
  pieces: readonly string[],
): Promise<Awaited<ReturnType<typeof ask>>> {
  return new Promise((resolve, reject) => {
    const sent = request(site.origin + path, { method, headers }, async (incoming) => {
      clearInterval(dripping);
      const body = Buffer.concat(await incoming.toArray()).toString();
      resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body });
      sent.destroy();
    });
    sent.on('error', reject);
    const left = [...pieces];
    const dripping = setInterval(() => {
      const piece = left.shift();
      if (piece !== undefined) return void sent.write(piece);
      clearInterval(dripping);
      sent.end();
    }, 50);
  });
}
