import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PostgresServer } from '@enerabi/api/testing/postgres';
import { runProgram } from '../processes/run-program.ts';
import { askers, type Latencies } from './closed-loop.ts';
import type { CompiledQuestion } from './compiled-questions.ts';
import { withLiterals } from './sql-literal.ts';

/** As the API's connections are set (api/src/db/postgresql.ts). */
const connectionSettings = '-c jit=off -c work_mem=16MB';

/** One script a question, in the order of the questions. @returns the files */
export async function writeScripts(
  folder: string,
  compiled: ReadonlyMap<string, CompiledQuestion>,
): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  return Promise.all(
    [...compiled.values()].map(async (question, at) => {
      const file = path.join(folder, `${at}.sql`);
      await writeFile(file, `${withLiterals(question)};\n`);
      return file;
    }),
  );
}

interface PgbenchRun {
  server: PostgresServer;
  /** For its logs. */
  folder: string;
  scripts: readonly string[];
  names: readonly string[];
  seconds: number;
}

/**
 * The same statements without the API: parsed, bound and executed each time, as the API's driver does.
 * @returns milliseconds of every statement, by question
 */
export async function pgbench({ server, folder, scripts, names, seconds }: PgbenchRun): Promise<Latencies> {
  const logs = await mkdtemp(path.join(folder, 'pgbench-'));
  const flags = [
    '-n',
    '-M',
    'extended',
    '-c',
    String(askers),
    '-T',
    String(seconds),
    '-l',
    '--log-prefix',
    path.join(logs, 'log'),
  ];
  const files = scripts.flatMap((file) => ['-f', file]);
  const { hostname, port, username, pathname } = new URL(server.url);
  const to = ['-h', hostname, '-p', port, '-U', username, pathname.slice(1)];
  await runProgram(path.join(server.programs, 'pgbench'), [...flags, ...files, ...to], {
    env: { PGOPTIONS: connectionSettings },
  });
  const latencies: Latencies = Object.fromEntries(names.map((name) => [name, []]));
  for (const log of await readdir(logs)) {
    for (const line of (await readFile(path.join(logs, log), 'utf8')).trim().split('\n')) {
      // client, number, microseconds, script, …
      const [, , microseconds, script] = line.split(' ').map(Number);
      latencies[names[script ?? -1] ?? '']?.push((microseconds ?? Number.NaN) / 1000);
    }
  }
  return latencies;
}
