import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

/** Runs a program that has a `log`. */
const run = (program: string, output: 'pipe' | number = 'pipe'): ChildProcess =>
  spawn(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      '--input-type=module',
      '--eval',
      `import { droppedLogLines, serverLog } from ${JSON.stringify(new URL('./server-log.ts', import.meta.url).href)};
       const log = serverLog('shell', 'info');
       ${program}`,
    ],
    { stdio: ['ignore', output, 'inherit'] },
  );

async function linesOf(program: string): Promise<Record<string, unknown>[]> {
  const child = run(program);
  let text = '';
  child.stdout?.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
  });
  await once(child, 'close');
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}

it('names the service in each line, and leaves out what is below the level', async () => {
  expect(await linesOf(`log.debug('small'); log.info({ requestId: 'a1' }, 'request');`)).toEqual([
    expect.objectContaining({ level: 30, service: 'shell', requestId: 'a1', msg: 'request' }),
  ]);
});

it.each([
  ['ends by itself', ''],
  ['is told to exit', 'process.exit(0);'],
  ['fails', "process.on('uncaughtException', () => process.exit(1)); throw new Error('bad');"],
])('loses nothing when the process %s', async (_, end) => {
  const lines = await linesOf(`for (let n = 0; n < 500; n += 1) log.info({ n }, 'request'); ${end}`);
  // A write that is under way at the end may come after the rest.
  const numbers = lines.map(({ n }) => Number(n)).sort((one, other) => one - other);
  expect(numbers).toEqual(Array.from({ length: 500 }, (_, n) => n));
});

it('writes a single line soon, while the server goes on', async () => {
  const child = run(`log.info('ready'); setTimeout(() => {}, 60_000);`);
  const [chunk] = (await once(child.stdout as NodeJS.ReadableStream, 'data')) as [Buffer];
  expect(chunk.toString()).toContain('"msg":"ready"');
  child.kill();
  await once(child, 'close');
});

it('lets the server end when its reader has gone', async () => {
  const child = run(
    `setInterval(() => log.info('x'.repeat(10_000)), 1); setTimeout(() => process.exit(7), 800);`,
  );
  child.stdout?.destroy();
  const [code] = (await once(child, 'exit')) as [number];
  expect(code).toBe(7);
});

it('lets the server continue when its reader is blocked', async () => {
  const child = run(
    `for (let n = 0; n < 2_000; n += 1) log.info('x'.repeat(10_000));
     setTimeout(() => { process.kill(process.pid, 'SIGKILL'); }, 500);`,
  );
  child.stdout?.pause();
  const [, signal] = (await once(child, 'exit')) as [null, string];
  expect(signal).toBe('SIGKILL');
});

describe('on a full disk', () => {
  let full: number;
  let folder: string;
  beforeEach(() => {
    // Refuses every write with ENOSPC (full(4)).
    full = openSync('/dev/full', 'w');
    folder = mkdtempSync(path.join(tmpdir(), 'server-log-'));
  });
  afterEach(() => {
    closeSync(full);
    rmSync(folder, { recursive: true });
  });

  it('lets the server go on, and end', async () => {
    const child = run(
      `setInterval(() => log.info('x'.repeat(10_000)), 1); setTimeout(() => process.exit(7), 800);`,
      full,
    );
    expect(await once(child, 'exit')).toEqual([7, null]);
  });

  it('lets the server go on when one of its threads prints something', async () => {
    const child = run(
      `const { Worker } = await import('node:worker_threads');
       const worker = new Worker("for (let n = 0; n < 100; n += 1) console.log('printed')", { eval: true });
       worker.once('exit', () => setTimeout(() => process.exit(7), 100));`,
      full,
    );
    expect(await once(child, 'exit')).toEqual([7, null]);
  });

  it('counts what it drops, and says so when there is room again', async () => {
    const file = path.join(folder, 'server.log');
    const child = run(
      `import fs from 'node:fs';
       const lines = 1_000;
       for (let n = 0; n < lines; n += 1) {
         log.info({ n, text: 'x'.repeat(10_000) }, 'request');
         if (n % 10 === 0) await new Promise((resolve) => setTimeout(resolve, 1));
       }
       const dropped = droppedLogLines();
       // The lowest free number is the one that was closed: standard output has room from here on.
       fs.closeSync(1);
       fs.openSync(${JSON.stringify(file)}, 'a');
       setTimeout(() => { log.info({ dropped }, 'later'); process.exit(0); }, 1_000);`,
      full,
    );
    await once(child, 'exit');
    const written = readFileSync(file, 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { n?: number; lines?: number; dropped?: number; msg: string });
    const saved = written.filter(({ msg }) => msg === 'request');
    const { lines } = written.find(({ msg }) => msg === 'log lines were dropped') ?? {};
    expect(saved.map(({ n }) => n)).toEqual(saved.map((_, n) => n));
    expect(lines).toBe(1_000 - saved.length);
    expect(lines).toBeGreaterThan(100);
    expect(written.at(-1)).toMatchObject({ msg: 'later', dropped: lines });
  });
});
