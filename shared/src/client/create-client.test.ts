import { afterEach, describe, expect, it } from '@jest/globals';
import { getFacility, listFacilities, login, type Problem } from '../contract/index.ts';
import { type HttpServer, sendJson, serveHttp } from '../testing/http-server.ts';
import { sampleFacility } from '../testing/samples/sample-facilities.ts';
import { createClient } from './create-client.ts';

let server: HttpServer | undefined;
afterEach(() => server?.close());

const list = { total: 1, page: 1, limit: 20, facilities: [sampleFacility()] };
const session = { ExpiresIn: 3600, TokenType: 'Bearer' };

async function clientOf(
  answer: Parameters<typeof serveHttp>[0],
  settings: Partial<Parameters<typeof createClient>[0]> = {},
) {
  server = await serveHttp(answer);
  return createClient({ baseUrl: server.origin, ...settings });
}

/** The error that a call without `onFailure` throws. */
async function thrownBy(call: Promise<unknown>) {
  const thrown = await call.then(
    () => undefined,
    (error: unknown) => error,
  );
  return thrown as { data: { message: string; code: string; request_id?: string }; init: { status: number } };
}

describe('a call of the contract (R6.1)', () => {
  it("has the operation's method and path, its query in bracket notation and the headers given", async () => {
    const call = await clientOf((_, response) => sendJson(response, list), {
      headers: { Authorization: 'Bearer token', 'X-Request-Id': 'reference-1' },
    });
    await call(listFacilities, { query: { area: '350001', facility_types: [1, 2], keyword: '下松 保育園' } });
    const [request] = server?.received ?? [];
    expect(request).toMatchObject({
      method: 'GET',
      headers: { accept: 'application/json', authorization: 'Bearer token', 'x-request-id': 'reference-1' },
    });
    const { pathname, search } = new URL(request?.url ?? '', server?.origin);
    expect(pathname).toBe('/api/front_get_facilties');
    expect(search).toBe(
      `?area=350001&facility_types%5B%5D=1&facility_types%5B%5D=2&keyword=${encodeURIComponent('下松')}+${encodeURIComponent('保育園')}`,
    );
  });

  it('of a visitor has no authorization', async () => {
    const call = await clientOf((_, response) => sendJson(response, list));
    await call(listFacilities);
    expect(server?.received[0]?.headers).not.toHaveProperty('authorization');
    expect(server?.received[0]?.url).toBe('/api/front_get_facilties');
  });

  it('sends its body as JSON', async () => {
    const call = await clientOf((_, response) => sendJson(response, session));
    const body = { mailaddress: 'hanako@example.jp', password: 'ひみつ' };
    expect(await call(login, { body })).toEqual(session);
    const [request] = server?.received ?? [];
    expect(request).toMatchObject({ method: 'POST', url: '/api/login' });
    expect(request?.headers['content-type']).toMatch(/^application\/json/);
    expect(JSON.parse(request?.body ?? '')).toEqual(body);
  });

  it('sends the key of a call that may be repeated, and none otherwise', async () => {
    const call = await clientOf((_, response) => sendJson(response, session));
    const body = { mailaddress: 'hanako@example.jp', password: 'ひみつ' };
    await call(login, { body, idempotencyKey: '0199f0c4-1' });
    await call(login, { body });
    expect(server?.received[0]?.headers['idempotency-key']).toBe('"0199f0c4-1"');
    expect(server?.received[1]?.headers).not.toHaveProperty('idempotency-key');
  });

  it('asks every time, even for a reply that might be cached', async () => {
    const call = await clientOf((_, response) => {
      response.setHeader('cache-control', 'public, max-age=3600');
      sendJson(response, list);
    });
    await call(listFacilities);
    await call(listFacilities);
    expect(server?.received).toHaveLength(2);
    expect(server?.received[1]?.headers['cache-control']).toBe('no-cache');
  });

  it('answers the reply as the contract reads it, without what the contract does not know', async () => {
    const call = await clientOf((_, response) => sendJson(response, { ...list, debug: 'x' }));
    expect(await call(listFacilities)).toEqual(list);
  });

  it('is counted from start to end, also where it fails', async () => {
    const counted: number[] = [];
    const call = await clientOf((_, response) => sendJson(response, {}, 500), {
      onCall: (running) => counted.push(running),
    });
    await call(listFacilities, { onFailure: () => null });
    await call(listFacilities).catch(() => {});
    expect(counted).toEqual([1, -1, 1, -1]);
  });
});

describe('a reply that breaks the contract (R6.4)', () => {
  it.each([
    ['a field of the wrong type', { ...list, total: 'many' }, 'listFacilities: total'],
    ['a field missing deep inside', { ...list, facilities: [{}] }, 'facilities.0.facility_id'],
    ['HTML', '<!DOCTYPE html>', 'listFacilities: '],
  ])('with %s is 502 broken_reply and names the field', async (_, body, detail) => {
    const call = await clientOf((_, response) =>
      typeof body === 'string' ? response.end(body) : sendJson(response, body),
    );
    const problem = await call(listFacilities, { onFailure: (problem: Problem) => problem });
    expect(problem).toMatchObject({
      status: 502,
      code: 'broken_reply',
      detail: expect.stringContaining(detail),
    });
  });
});

describe('a failed call', () => {
  const notFound = {
    type: 'about:blank',
    title: 'No such facility',
    status: 404,
    code: 'facility_not_found',
    errors: [{ field: 'path_name', code: 'unknown', message: 'unknown' }],
    request_id: 'reference-1',
  };

  it('hands the problem to onFailure and answers what that returns (R6.2)', async () => {
    const call = await clientOf((_, response) =>
      sendJson(response, notFound, 404, 'application/problem+json'),
    );
    const answer = await call(getFacility, {
      query: { path_name: 'unknown' },
      onFailure: (problem) => ({ failed: problem }),
    });
    expect(answer).toEqual({ failed: notFound });
  });

  it('keeps fields of its own, such as success and message (R6.6)', async () => {
    const call = await clientOf((_, response) =>
      sendJson(response, { success: false, message: '満席です' }, 400),
    );
    const problem = await call(listFacilities, { onFailure: (problem) => problem });
    expect(problem).toMatchObject({ status: 400, code: 'http_400', success: false, message: '満席です' });
  });

  it.each([
    ['text', 'Bad Gateway'],
    ['a list', '["x"]'],
    ['a code that is none', '{"code":null,"title":7}'],
  ])('without problem details (%s) is named after its status', async (_, body) => {
    const call = await clientOf((_, response) => void response.writeHead(502).end(body));
    const problem = await call(listFacilities, { onFailure: (problem) => problem });
    expect(problem).toEqual({ type: 'about:blank', title: 'HTTP 502', status: 502, code: 'http_502' });
  });

  it("without onFailure is the fatal error page with the response's status (R6.2)", async () => {
    const call = await clientOf((_, response) => sendJson(response, notFound, 404));
    const { data, init } = await thrownBy(call(getFacility, { query: { path_name: 'unknown' } }));
    expect(data).toEqual({
      message: 'お探しのページは見つかりませんでした。',
      code: 'facility_not_found',
      request_id: 'reference-1',
    });
    expect(init.status).toBe(404);
  });

  it('is 503 unreachable if no server listens', async () => {
    const gone = await serveHttp(() => {});
    await gone.close();
    const call = createClient({ baseUrl: gone.origin });
    const problem = await call(listFacilities, { onFailure: (problem) => problem });
    expect(problem).toMatchObject({ status: 503, code: 'unreachable' });
    expect((await thrownBy(call(listFacilities))).init.status).toBe(500);
  });

  it.each([
    [503, 'unreachable', 500],
    [504, 'timeout', 500],
    [503, 'database_unavailable', 503],
    [504, 'http_504', 504],
  ])('of %i %s is a page of %i: no answer of the API is 500 (R6.2)', async (said, code, shown) => {
    const call = await clientOf((_, response) => sendJson(response, { status: said, code }, said));
    expect(await call(listFacilities, { onFailure: ({ status }) => status })).toBe(said);
    expect((await thrownBy(call(listFacilities))).init.status).toBe(shown);
  });

  it('is 503 unreachable where the connection breaks off within the reply', async () => {
    const call = await clientOf((_, response) => {
      response.writeHead(200, { 'content-length': '1000' }).write('{');
      setTimeout(() => response.destroy(), 20);
    });
    const problem = await call(listFacilities, { onFailure: (problem) => problem });
    expect(problem).toMatchObject({ status: 503, code: 'unreachable' });
  });

  it('is 504 after 3 s for a read, while a write may take 10 s', async () => {
    const call = await clientOf(({ method }, response) => {
      if (method === 'POST') setTimeout(() => sendJson(response, session), 3_300);
    });
    const [read, write] = await Promise.all([
      call(listFacilities, { onFailure: (problem) => problem }),
      call(login, { body: { mailaddress: 'hanako@example.jp', password: 'x' } }),
    ]);
    expect(read).toMatchObject({ status: 504, code: 'timeout' });
    expect(write).toEqual(session);
  });
});

describe('an aborted call', () => {
  const aborting = new Error('the visitor left');

  it('rejects with the abort, without calling onFailure', async () => {
    const controller = new AbortController();
    const call = await clientOf(() => controller.abort(aborting));
    const problems: Problem[] = [];
    const answer = call(listFacilities, {
      signal: controller.signal,
      onFailure: (problem) => problems.push(problem),
    });
    await expect(answer).rejects.toBe(aborting);
    expect(problems).toEqual([]);
  });

  it('is not even sent where the signal had been given before', async () => {
    const call = await clientOf((_, response) => sendJson(response, list));
    await expect(call(listFacilities, { signal: AbortSignal.abort(aborting) })).rejects.toBe(aborting);
    expect(server?.received).toEqual([]);
  });
});
