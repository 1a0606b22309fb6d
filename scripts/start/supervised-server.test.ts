import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type ServerProcess, startServer } from './server-process.ts';
import { superviseServer } from './supervised-server.ts';

let folder: string;
let said: string[];
let started: ServerProcess[];
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'supervised-server-'));
  [said, started] = [[], []];
});
afterEach(async () => {
  for (const server of started) server.kill();
  await Promise.all(started.map(({ ended }) => ended));
  rmSync(folder, { recursive: true, force: true });
});

const limits = { firstMs: 20, mostMs: 100, wellMs: 60_000, exits: 3, windowMs: 600_000 };
const ready = 'process.send({ ready: true });';
const serving = "process.on('SIGTERM', () => process.exit(0)); setInterval(() => {}, 1_000);";
/** The program counts its own starts in a file. */
const countStarts = `import { appendFileSync, readFileSync } from 'node:fs';
  appendFileSync('starts', '.'); const starts = readFileSync('starts', 'utf8').length;`;

/** Supervises a server that runs this program. */
function supervise(program: string, changed: Partial<typeof limits> = {}): ServerProcess {
  const entry = path.join(folder, 'server.mjs');
  writeFileSync(entry, `process.chdir(${JSON.stringify(folder)}); ${program}`);
  const start = (): ServerProcess => {
    const server = startServer('api', entry, path.join(folder, 'api.log'), { PATH: process.env.PATH });
    started.push(server);
    return server;
  };
  return superviseServer({ start, say: (line) => said.push(line), limits: { ...limits, ...changed } });
}

const until = async (isSo: () => boolean): Promise<void> => {
  while (!isSo()) await sleep(20);
};

describe('a supervised server', () => {
  it('that is killed is restarted, says so, and stops when it is asked to', async () => {
    const server = supervise(`${serving} ${ready}`);
    await server.ready;
    started[0]?.kill();
    await until(() => said.length === 2);
    expect(said).toEqual([
      'The api server was killed (SIGKILL); it is started again in 0.02 s.',
      'The api server runs again.',
    ]);
    server.stop();
    expect(await server.ended).toMatchObject({ code: 0 });
    expect(started).toHaveLength(2);
  });

  it('that cannot start at all is not restarted: its error is reported at once', async () => {
    const server = supervise("process.stderr.write('PORT must be a number\\n'); process.exitCode = 1;");
    await expect(server.ready).rejects.toThrow(/^PORT must be a number$/);
    expect(await server.ended).toMatchObject({ code: 1 });
    expect(started).toHaveLength(1);
    expect(said).toEqual([]);
  });

  it('that cannot be restarted says why each time, and is given up', async () => {
    const server = supervise(
      `${countStarts} if (starts > 1) throw new Error('no room'); ${ready} process.exitCode = 7;`,
    );
    await server.ready;
    expect(await server.ended).toMatchObject({ code: 1 });
    expect(said).toEqual([
      'The api server ended with code 7; it is started again in 0.02 s.',
      'The api server could not be started again (Error: no room); it is tried again in 0.04 s.',
      'The api server ended too often to be started again.',
    ]);
    expect(started).toHaveLength(3);
  });

  it('can be stopped while it waits for its next start', async () => {
    const server = supervise(`${ready} process.exitCode = 7;`, { firstMs: 60_000, mostMs: 60_000 });
    await until(() => said.length === 1);
    server.stop();
    await server.ended;
    expect(started).toHaveLength(1);
  });

  it('can be stopped while it starts again', async () => {
    const server = supervise(`${countStarts} ${serving} if (starts === 1) { ${ready} process.exit(7); }`);
    await until(() => started.length === 2 && existsSync(path.join(folder, 'starts')));
    server.stop();
    await server.ended;
    expect(started).toHaveLength(2);
  });
});
