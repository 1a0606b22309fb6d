import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { childEnvironment } from '@enerabi/shared/testing/child-process';
import { freePort } from '@enerabi/shared/testing/free-port';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'start-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

interface Outcome {
  code: number | null;
  stdout: string;
  /** Lines on standard error. */
  said: string[];
}

let running: ChildProcess | undefined;
afterEach(() => void running?.kill('SIGKILL'));

/** Runs the start command. */
function launch(environment: Record<string, string>) {
  const program = path.join(import.meta.dirname, 'start.ts');
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', program], {
    env: { ...childEnvironment(), DATA_DIR: path.join(folder, 'data'), ...environment },
  });
  running = child;
  let [stdout, stderr] = ['', ''];
  child.stderr.on('data', (chunk: Buffer) => {
    stderr += chunk.toString();
  });
  const isReady = new Promise<void>((resolve) => {
    child.stdout.on('data', (chunk: Buffer) => {
      stdout += chunk.toString();
      if (/^ready: /m.test(stdout)) resolve();
    });
  });
  const ended = new Promise<Outcome>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, stdout, said: stderr.trimEnd().split('\n') }));
  });
  const ready = Promise.race([
    isReady,
    ended.then(({ said }) => Promise.reject(new Error(`It ended: ${said.join('\n')}`))),
  ]);
  ready.catch(() => {});
  return { pid: child.pid ?? 0, ready, ended, stop: () => child.kill('SIGTERM') };
}

/** The process that runs a program. @throws Error if there is none */
function childOf(parent: number, program: string): number {
  const list = spawnSync('ps', ['-o', 'pid=,args=', '--ppid', String(parent)], { encoding: 'utf8' }).stdout;
  const line = list.split('\n').find((text) => text.endsWith(program));
  if (!line) throw new Error(`Nobody runs ${program}: ${list}`);
  return Number.parseInt(line, 10);
}

/** Runs the start command until it ends. */
const start = (environment: Record<string, string>): Promise<Outcome> => launch(environment).ended;

describe('npm start', () => {
  it('with a bad PORT says so in one line, ends with 1 and has touched nothing', async () => {
    const { code, stdout, said } = await start({ PORT: '80a' });
    expect({ code, stdout, said }).toEqual({
      code: 1,
      stdout: '',
      said: ['PORT must be a port number from 1 to 65535, not "80a".'],
    });
    expect(existsSync(path.join(folder, 'data'))).toBe(false);
  });

  it('with several bad settings has a line for each', async () => {
    const { code, said } = await start({ API_PORT: '0', LOG_LEVEL: 'loud' });
    expect(code).toBe(1);
    expect(said).toEqual([expect.stringMatching(/^API_PORT must/), expect.stringMatching(/^LOG_LEVEL must/)]);
  });

  it('with a port in use says which, and ends with 1', async () => {
    const taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
    const { port } = taken.address() as AddressInfo;
    const { code, said } = await start({ PORT: String(port) });
    taken.close();
    expect(code).toBe(1);
    expect(said).toEqual([`PORT ${port} is in use: stop what listens there, or set PORT to a free port.`]);
  });

  it('with a database that cannot be reached says so in one line, and ends with 1', async () => {
    const { code, stdout, said } = await start({
      PORT: String(await freePort()),
      API_PORT: String(await freePort()),
      DATABASE_URL: `postgres://someone:hush@127.0.0.1:${await freePort()}/none`,
    });
    expect(code).toBe(1);
    expect(stdout).toBe('');
    const faults = said.filter((line) => !/^(Starting|Built|Published) /.test(line));
    expect(faults).toEqual([expect.stringContaining('DATABASE_URL')]);
    expect(said.join()).not.toContain('hush');
  }, 120_000);
});

describe('a whole site', () => {
  it('starts, starts again with nothing left to prepare, restarts a killed server, and ends within 10 s of a signal', async () => {
    const [port, apiPort] = [await freePort(), await freePort()];
    const registryPort = await freePort();
    const environment = {
      PORT: String(port),
      API_PORT: String(apiPort),
      REGISTRY_PORT: String(registryPort),
      DEMO_FACILITIES: '50',
    };
    const answers = (at: number, file: string) => fetch(`http://127.0.0.1:${at}${file}`);
    for (const isPrepared of [false, true]) {
      const site = launch(environment);
      await site.ready;
      expect((await answers(port, '/f')).status).toBe(200);
      if (isPrepared)
        for (const [program, at] of [
          ['api/src/main.ts', apiPort],
          ['shell/src/server/main.ts', port],
          ['release/src/registry-server/main.ts', registryPort],
        ] as const) {
          process.kill(childOf(site.pid, program), 'SIGKILL');
          while ((await answers(at, '/readyz').catch(() => undefined))?.status !== 200) await wait(100);
        }
      const askedToEndAt = performance.now();
      site.stop();
      const { code, stdout, said } = await site.ended;
      expect(performance.now() - askedToEndAt).toBeLessThan(10_000);
      expect({ code, stdout }).toEqual({ code: 0, stdout: `ready: http://localhost:${port}\n` });
      if (isPrepared)
        expect(said).toEqual([
          'Starting the API and its database…',
          `Mail is not sent, but shown: http://localhost:${apiPort}/outbox`,
          `Releases: http://localhost:${registryPort}/_releases`,
          'The api server was killed (SIGKILL); it is started again in 0.5 s.',
          'The api server runs again.',
          'The shell server was killed (SIGKILL); it is started again in 0.5 s.',
          'The shell server runs again.',
          'The registry server was killed (SIGKILL); it is started again in 0.5 s.',
          'The registry server runs again.',
          'Stopping…',
        ]);
      for (const at of [port, apiPort, registryPort])
        await expect(answers(at, '/healthz')).rejects.toThrow('fetch failed');
    }
  }, 240_000);
});
