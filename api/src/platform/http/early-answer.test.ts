import { type IncomingHttpHeaders, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serverTimeouts } from '@enerabi/shared/server/network';
import { serve } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createApp } from '../../app.ts';
import type { Database } from '../db/database.ts';
import { openInMemory } from '../db/embedded/open-embedded.ts';

interface Reply {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

describe('a request that is answered before all of it is there', () => {
  let database: Database;
  let server: Server;
  beforeAll(async () => {
    database = await openInMemory();
    const { fetch } = await createApp({ db: database.db });
    server = await new Promise((resolve) => {
      const starting = serve({ fetch, port: 0, hostname: '127.0.0.1', serverOptions: serverTimeouts }, () =>
        resolve(starting as Server),
      );
    });
  });
  afterAll(async () => {
    server.closeAllConnections();
    server.close();
    await database.close();
  });

  /** Declares this many bytes. @param sent the bytes that it does send */
  const post = (path: string, length: number, sent: string, type = 'application/json'): Promise<Reply> =>
    new Promise((resolve, reject) => {
      const { port } = server.address() as AddressInfo;
      const headers = { 'content-type': type, 'content-length': String(length) };
      const options = { port, host: '127.0.0.1', path, method: 'POST', headers };
      const posted = request(options, async (incoming) => {
        const body = Buffer.concat(await incoming.toArray()).toString();
        posted.destroy();
        resolve({ status: incoming.statusCode, headers: incoming.headers, body });
      });
      posted.on('error', reject);
      posted.write(sent);
    });

  const path = '/api/password_forgot';
  const whole = JSON.stringify({ mailaddress: 'hanako@example.jp', more: 1 });

  it.each([
    ['too large', path, 2_000_000, '{"mailaddress":"', 'application/json', 413],
    ['of another type', path, 2_000, 'a=b', 'text/plain', 415],
    ['for nobody', '/api/nothing', 2_000, '{', 'application/json', 404],
    ['by a wrong method', '/api/front_get_facility', 2_000, '{', 'application/json', 405],
  ])('is the last one on its connection: %s', async (_, at, length, sent, type, status) => {
    const reply = await post(at, length, sent, type);
    expect([reply.status, reply.headers.connection]).toEqual([status, 'close']);
  });

  it('is cut where it drips, at the limit of a write', async () => {
    const reply = await post(path, 2_000, '{');
    expect([reply.status, reply.headers.connection]).toEqual([408, 'close']);
    expect(JSON.parse(reply.body)).toMatchObject({ code: 'body_too_slow' });
  }, 20_000);

  it('is one of many on its connection where all of it was read', async () => {
    const reply = await post(path, Buffer.byteLength(whole), whole);
    expect([reply.status, reply.headers.connection]).toEqual([422, 'keep-alive']);
  });

  it('is refused for its depth with a sentence', async () => {
    const deep = `${'['.repeat(5_000)}${']'.repeat(5_000)}`;
    const reply = await post(path, deep.length, deep);
    expect([reply.status, JSON.parse(reply.body).code]).toEqual([422, 'too_deep']);
  });
});
