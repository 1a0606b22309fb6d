import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from '@jest/globals';
import { RecordedLoad } from '../../testing/recorded-load.ts';

const running = new Set<ChildProcess>();
afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
  running.clear();
});

interface StartedServer {
  port: number;
  origin: string;
  /** Sends SIGTERM. @returns the exit code */
  stop: () => Promise<number | null>;
}

/**
 * A server in a process of its own that stops on SIGTERM. It answers each request after a few milliseconds, `/slow` after
 * three seconds, and `/asks-itself` with what it then answers itself.
 */
async function startServer(delaySeconds = 0): Promise<StartedServer> {
  const program = `
    import { createServer, get } from 'node:http';
    import { ServerDrain } from ${JSON.stringify(new URL('./server-drain.ts', import.meta.url).href)};
    import { drainLimits } from ${JSON.stringify(new URL('./drain-limits.ts', import.meta.url).href)};
    let isStopping = false;
    const server = createServer((request, response) => {
      const answer = () => response.end('ok');
      if (request.url === '/readyz') return response.writeHead(isStopping ? 503 : 200).end();
      if (request.url === '/asks-itself')
        return setTimeout(() => get('http://127.0.0.1:' + server.address().port, (own) => own.resume().on('end', answer)), 2_500);
      setTimeout(answer, request.url === '/slow' ? 3_000 : 5);
    });
    const drain = new ServerDrain(server);
    process.on('SIGTERM', () => {
      isStopping = true;
      drain.stop(drainLimits(${delaySeconds})).then(() => process.exit(0));
    });
    server.listen(0, '127.0.0.1', () => process.send(server.address().port));`;
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', '--input-type=module', '--eval', program],
    { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] },
  );
  running.add(child);
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  const [port] = (await once(child, 'message')) as [number];
  const stop = (): Promise<number | null> => {
    child.kill('SIGTERM');
    return ended;
  };
  return { port, origin: `http://127.0.0.1:${port}`, stop };
}

const status = async (address: string): Promise<number> =>
  (await fetch(address, { headers: { connection: 'close' } })).status;

describe('a stopping server', () => {
  it('loses no request, and refuses none until it has been not ready for a while: 200 a second on 50 reused connections', async () => {
    for (let stops = 0; stops < 3; stops += 1) {
      const server = await startServer();
      const load = new RecordedLoad(server.origin, { paths: ['/'] });
      await sleep(700);
      expect(await status(`${server.origin}/readyz`)).toBe(200);
      const ended = server.stop();
      await sleep(500);
      const ready = await status(`${server.origin}/readyz`).catch(() => 'refused');
      const { answered, failures, refused, longestPauseMs } = await load.end();
      expect({ code: await ended, failures }).toEqual({ code: 0, failures: [] });
      // After a pause of 100 ms the server may take its clients for gone, and close its port.
      if (longestPauseMs < 100) expect({ ready, refused }).toEqual({ ready: 503, refused: 0 });
      expect(answered).toBeGreaterThan(200);
    }
  });

  it('goes on as before for as long as its load balancer needs', async () => {
    const server = await startServer(3);
    const load = new RecordedLoad(server.origin, { paths: ['/'], perSecond: 50 });
    const ended = server.stop();
    await sleep(2_800);
    expect(await status(`${server.origin}/readyz`)).toBe(503);
    expect(await load.end()).toMatchObject({ failures: [], refused: 0 });
    expect(await ended).toBe(0);
  });

  it('answers what came before, on however many new connections, and ends without waiting any longer', async () => {
    const server = await startServer();
    const asked = Array.from({ length: 80 }, () => status(server.origin));
    await sleep(20);
    const signalledAt = performance.now();
    const ended = server.stop();
    expect(new Set(await Promise.all(asked))).toEqual(new Set([200]));
    await ended;
    expect(performance.now() - signalledAt).toBeLessThan(3_000);
  });

  it('answers what takes long, and what for its answer has to ask this server itself', async () => {
    const server = await startServer();
    const asked = ['/slow', '/asks-itself'].map((path) => status(server.origin + path));
    await sleep(100);
    const ended = server.stop();
    expect(await Promise.all(asked)).toEqual([200, 200]);
    expect(await ended).toBe(0);
  });

  it('does not wait for connections that a browser opened and never used, or keeps without using them', async () => {
    const server = await startServer();
    const saved: Socket[] = [];
    for (let count = 0; count < 3; count += 1) {
      const socket = connect(server.port, '127.0.0.1');
      await once(socket, 'connect');
      saved.push(socket);
    }
    saved[0]?.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await sleep(1_200);
    const signalledAt = performance.now();
    await server.stop();
    expect(performance.now() - signalledAt).toBeLessThan(1_000);
    for (const socket of saved) socket.destroy();
  });
});
