import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from '@jest/globals';

/** Runs a program that has a `log`. */
const run = (program: string): ChildProcess =>
  spawn(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      '--input-type=module',
      '--eval',
      `import { serverLog } from ${JSON.stringify(new URL('./server-log.ts', import.meta.url).href)};
       const log = serverLog('shell', 'info');
       ${program}`,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
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
  expect(lines.map(({ n }) => n)).toEqual(Array.from({ length: 500 }, (_, n) => n));
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

it('lets the server go on when its reader stands still', async () => {
  const child = run(
    `for (let n = 0; n < 2_000; n += 1) log.info('x'.repeat(10_000));
     setTimeout(() => { process.kill(process.pid, 'SIGKILL'); }, 500);`,
  );
  child.stdout?.pause();
  const [, signal] = (await once(child, 'exit')) as [null, string];
  expect(signal).toBe('SIGKILL');
});
