import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { type ServerProcess, startServer } from '../start/server-process.ts';
import { ServerSlots } from './server-slots.ts';

let folder: string;
let events: string[];
let started: ServerProcess[];
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'server-slots-'));
  [events, started] = [[], []];
});
afterEach(async () => {
  for (const server of started) server.kill();
  await Promise.all(started.map(({ ended }) => ended));
  rmSync(folder, { recursive: true, force: true });
});

const serving = 'process.send({ ready: true }); setInterval(() => {}, 1_000);';

/** Servers of a role that say they are ready at once. */
function slotsOf() {
  const entry = path.join(folder, 'server.mjs');
  writeFileSync(entry, serving);
  return new ServerSlots({
    ports: [1, 2, 3],
    start: (port) => {
      events.push(`start ${port}`);
      const server = startServer('api', entry, path.join(folder, 'api.log'), { PATH: process.env.PATH });
      started.push(server);
      void server.ended.then(() => events.push(`end ${port}`));
      return server;
    },
    add: async ({ ready }) => ready.catch(() => {}),
    say: () => {},
    settleMs: 1,
  });
}

it('leaves one slot free, and starts a replacement before it stops a server', async () => {
  const slots = slotsOf();
  await slots.fill();
  expect(events).toEqual(['start 1', 'start 2']);
  await slots.replace();
  expect(events).toEqual(['start 1', 'start 2', 'start 3', 'end 1', 'start 1', 'end 2']);
  await slots.replace();
  expect(events.slice(6)).toEqual(['start 2', 'end 3', 'start 3', 'end 1']);
});

it('keeps the old server when its replacement does not start, and tries again when it is told to', async () => {
  const slots = slotsOf();
  await slots.fill();
  writeFileSync(path.join(folder, 'server.mjs'), "console.error('a setting is wrong'); process.exit(1);");
  await expect(slots.replace()).rejects.toThrow('a setting is wrong');
  expect(events).toEqual(['start 1', 'start 2', 'start 3', 'end 3']);
  writeFileSync(path.join(folder, 'server.mjs'), serving);
  await slots.replace();
  expect(events.slice(4)).toEqual(['start 3', 'end 1', 'start 1', 'end 2']);
});
