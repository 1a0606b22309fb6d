import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { startServer } from './server-process.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'server-process-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const logFile = (): string => path.join(folder, 'server.log');

/** Starts a server that runs this program. */
function start(program: string) {
  const entry = path.join(folder, 'server.mjs');
  writeFileSync(entry, program);
  return startServer('api', entry, logFile(), { PATH: process.env.PATH, GREETING: 'hello' });
}

const ready = 'process.send({ ready: true });';
const serving = 'setInterval(() => {}, 1000);';

describe('a server process', () => {
  it('is ready when it says so, and ends with the code of its own stopping', async () => {
    const server = start(`process.on('SIGTERM', () => process.exit(0)); ${serving} ${ready}`);
    await server.ready;
    server.stop();
    expect(await server.ended).toEqual({ code: 0, how: 'ended with code 0' });
  });

  it('that ends before it is ready fails with its own words', async () => {
    const server = start("process.stderr.write('DATABASE_URL cannot be reached\\n'); process.exitCode = 1;");
    await expect(server.ready).rejects.toThrow(/^DATABASE_URL cannot be reached$/);
    expect(await server.ended).toMatchObject({ code: 1 });
  });

  it('that ends without a word is named with code and log', async () => {
    const server = start('process.exit(7);');
    await expect(server.ready).rejects.toThrow(`api ended with code 7; its log is ${logFile()}.`);
  });

  it('that is killed has failed', async () => {
    const server = start(`${ready} process.kill(process.pid, 'SIGKILL');`);
    expect(await server.ended).toEqual({ code: 1, how: 'was killed (SIGKILL)' });
  });

  it('writes what it says to its log, and has the environment it was given', async () => {
    const server = start("console.log(process.env.GREETING); console.error('and goodbye');");
    await server.ended;
    await server.ready.catch(() => {});
    const log = await written(() => readFileSync(logFile(), 'utf8'));
    expect(log).toContain('hello\n');
    expect(log).toContain('and goodbye\n');
  });
});

describe('a server process whose log cannot be written', () => {
  it('keeps running, and so does its starter', async () => {
    const server = start(
      `process.on('SIGTERM', () => { console.error('unheard'); process.exit(0); }); ${serving} ${ready}`,
    );
    await server.ready;
    rmSync(folder, { recursive: true });
    server.stop();
    expect(await server.ended).toEqual({ code: 0, how: 'ended with code 0' });
  });
});

describe('a server process whose starter is killed', () => {
  it('logs its farewell and ends', async () => {
    const logger = path.join(import.meta.dirname, '../../api/node_modules', 'pino', 'pino.js');
    const entry = path.join(folder, 'server.mjs');
    writeFileSync(
      entry,
      `import { pino } from ${JSON.stringify(logger)};
       const log = pino();
       process.once('disconnect', () => { log.info('farewell'); log.info('for good'); process.exit(0); });
       ${serving} ${ready}`,
    );
    const starter = path.join(folder, 'starter.mjs');
    writeFileSync(
      starter,
      `import { startServer } from ${JSON.stringify(new URL('./server-process.ts', import.meta.url).href)};
       await startServer('api', ${JSON.stringify(entry)}, ${JSON.stringify(logFile())}).ready;
       process.kill(process.pid, 'SIGKILL');`,
    );
    spawnSync(process.execPath, [starter]);
    expect(await written(() => readFileSync(logFile(), 'utf8'))).toContain('for good');
  });
});

/** Waits for the log, which is written asynchronously. */
async function written(read: () => string): Promise<string> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const text = read();
    if (text.split('\n').length > 2) return text;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return read();
}
