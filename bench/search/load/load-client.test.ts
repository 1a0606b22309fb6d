import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LoadClient } from './load-client.ts';

describe('a client that takes little', () => {
  let server: Server;
  let client: LoadClient;
  let asked = 0;
  let connections = 0;
  const posted: object[] = [];
  beforeAll(async () => {
    server = createServer((request, reply) => {
      asked += 1;
      if (request.method === 'POST') {
        const { 'content-type': type, 'x-forwarded-for': network } = request.headers;
        request.setEncoding('utf8').once('data', (body: string) => posted.push({ type, network, body }));
      }
      const { searchParams } = new URL(`http://x${request.url}`);
      const body = Buffer.alloc(Number(searchParams.get('bytes')), 97);
      reply.writeHead(Number(searchParams.get('status') ?? 200), { 'content-length': body.length });
      // In two parts, so that a body does not arrive with its head.
      reply.write(body.subarray(0, 1));
      setTimeout(() => reply.end(body.subarray(1)), 2);
    });
    server.on('connection', () => {
      connections += 1;
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    client = new LoadClient(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  });
  afterAll(() => {
    client.close();
    server.close();
  });

  it('waits for whole answers, and keeps its connections', async () => {
    for (let turn = 0; turn < 3; turn += 1)
      await Promise.all([1, 70_000, 300_000].map((bytes) => client.get(`/?bytes=${bytes}`)));
    expect(asked).toBe(9);
    expect(connections).toBe(3);
  });

  it('asks once more where a reused connection was closed just then', async () => {
    await client.get('/?bytes=5');
    server.closeIdleConnections();
    await client.get('/?bytes=5');
  });

  it('sends a body with its headers, once', async () => {
    await client.post('/?bytes=5', { name: '花子' }, { 'x-forwarded-for': '10.0.0.1' });
    expect(posted).toEqual([{ type: 'application/json', network: '10.0.0.1', body: '{"name":"花子"}' }]);
    server.closeIdleConnections();
    await client.post('/?bytes=5', {}).catch(() => {});
    expect(posted.length).toBeLessThanOrEqual(2);
  });

  it('says what an answer is that is none', async () => {
    await expect(client.get('/?bytes=5&status=500')).rejects.toThrow('500');
    await client.get('/?bytes=5');
  });
});
