import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type RunningServers, runServers } from './running-servers.ts';
import { type ServerProcess, startServer } from './server-process.ts';

let folder: string;
let started: ServerProcess[];
let said: string[];
/** Servers in the order in which they ended. */
let order: string[];
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'running-servers-'));
  [started, said, order] = [[], [], []];
});
afterEach(async () => {
  for (const server of started) server.kill();
  await Promise.all(started.map(({ ended }) => ended));
  rmSync(folder, { recursive: true, force: true });
});

const logFile = (name: string): string => path.join(folder, `${name}.log`);

/** Starts a server that serves until it is asked to stop, and then takes a while. */
async function serve(name: string, program = ''): Promise<ServerProcess> {
  const entry = path.join(folder, `${name}.mjs`);
  writeFileSync(
    entry,
    `process.on('SIGTERM', () => setTimeout(() => process.exit(0), 100));
     setInterval(() => {}, 1000); ${program}; process.send({ ready: true });`,
  );
  const server = startServer(name, entry, logFile(name), { PATH: process.env.PATH });
  started.push(server);
  void server.ended.then(() => order.push(name));
  await server.ready;
  return server;
}

async function site({ api = '', shell = '', stopWithinMs = 9_500 } = {}): Promise<RunningServers> {
  const running = runServers((line) => said.push(line), stopWithinMs);
  await running.add(await serve('api', api));
  await running.add(await serve('shell', shell));
  return running;
}

describe('the servers of a site', () => {
  it('stop in order, the shell before the API, and only then has the site ended well', async () => {
    const running = await site();
    const ended = running.ended();
    void running.stop();
    expect(await ended).toBe(0);
    expect(order).toEqual(['shell', 'api']);
    expect(said).toEqual([]);
  });

  it('go on without one that is optional, and stop it with the others', async () => {
    const running = await site();
    await running.addOptional(await serve('registry', 'setTimeout(() => process.exit(7), 50)'));
    const never = { ...(await serve('never')), ready: Promise.reject(new Error('port in use')) };
    await running.addOptional(never);
    const ended = running.ended();
    expect(await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 300, 'runs'))])).toBe(
      'runs',
    );
    expect(said).toEqual(['The site runs without the never server: port in use']);
    void running.stop();
    expect(await ended).toBe(0);
    expect(order).toEqual(['registry', 'never', 'shell', 'api']);
  });

  it('that cannot start say why', async () => {
    const running = runServers((line) => said.push(line));
    const server = { ...(await serve('api')), ready: Promise.reject(new Error('no database')) };
    await expect(running.add(server)).rejects.toThrow('no database');
  });

  it('that are stopped while they start do not report an error', async () => {
    const running = runServers((line) => said.push(line));
    const { promise: ready, reject } = Promise.withResolvers<void>();
    const fault = running.add({ ...(await serve('api')), ready }).then(
      () => 'ready',
      (error: Error) => error.message,
    );
    const stopped = running.stop();
    reject(new Error('api ended with code 0'));
    expect(await Promise.race([fault, stopped.then(() => 'stopped')])).toBe('stopped');
  });

  it('stop once, however often they are asked to', async () => {
    const running = await site();
    await Promise.all([running.stop(), running.stop()]);
    expect(order).toEqual(['shell', 'api']);
  });

  it('that do not let go are ended in the time that all have together', async () => {
    const deaf = "process.removeAllListeners('SIGTERM').on('SIGTERM', () => {});";
    const running = await site({ api: deaf, shell: deaf, stopWithinMs: 500 });
    await running.stop();
    expect(order.toSorted()).toEqual(['api', 'shell']);
  });

  it('keep what time is left for the API where the shell takes long', async () => {
    const slow = "process.removeAllListeners('SIGTERM').on('SIGTERM', () => setTimeout(process.exit, 300));";
    const running = await site({ shell: slow, stopWithinMs: 5_000 });
    await running.stop();
    const ends = await Promise.all(started.map(({ ended }) => ended));
    expect(ends.map(({ code }) => code)).toEqual([0, 0]);
    expect(order).toEqual(['shell', 'api']);
  });

  it.each(['api', 'shell'])(
    'end with 1, a word and the last of its log when the %s ends for good',
    async (name) => {
      const running = await site({ [name]: "console.log('oh no'); setTimeout(() => process.exit(7), 50);" });
      expect(await running.ended()).toBe(1);
      expect(said).toEqual([
        `The ${name} server ended with code 7; the site stops. The last lines of its log, ${logFile(name)}:`,
        'oh no',
      ]);
    },
  );

  it('do not outlive the one that ended for good', async () => {
    const running = await site({ api: 'setTimeout(() => process.exit(7), 50);' });
    await running.ended();
    expect(order).toEqual(['api', 'shell']);
  });
});
