import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { serve } from '@hono/node-server';
import { expect, it } from '@jest/globals';
import { Hono } from 'hono';
import { createMetrics, metricsPage } from './metrics.ts';

const outside = Object.values(networkInterfaces())
  .flat()
  .find((address) => address && !address.internal && address.family === 'IPv4')?.address;

/**
 * Asks a server that listens on all addresses. @returns the status of `/metrics` for a client that uses this address
 */
async function statusBy(host: string): Promise<number> {
  const app = new Hono().get('/metrics', metricsPage(createMetrics()));
  const server = serve({ fetch: app.fetch, hostname: '::', port: 0 });
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  try {
    return (await fetch(`http://${host}:${port}/metrics`, { headers: { connection: 'close' } })).status;
  } finally {
    server.close();
  }
}

it('metrics are there for this machine, by IPv4, mapped or not, and by IPv6', async () => {
  expect(await statusBy('127.0.0.1')).toBe(200);
  expect(await statusBy('[::1]')).toBe(200);
});

(outside ? it : it.skip)('metrics are not there for whoever comes over a network', async () => {
  expect(await statusBy(outside ?? '')).toBe(404);
});
