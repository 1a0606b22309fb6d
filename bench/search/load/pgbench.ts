import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PostgresServer } from '@enerabi/api/testing/postgres';
import { runProgram } from '../../processes/run-program.ts';
import type { CompiledQuery } from '../queries/compiled-queries.ts';
import { withLiterals } from '../queries/sql-literal.ts';
import { type Answer, clients } from './load.ts';
import { type LoadSeconds, type MeasuredLoad, share, type Turn } from './measured-load.ts';

/** With the settings of the API's connections (api/src/platform/db/postgresql.ts). */
const connectionSettings = '-c jit=off -c work_mem=16MB';

export interface Script {
  kind: string;
  file: string;
}

/** Writes a script for each query; pgbench takes 128 at most. */
export async function writeScripts(folder: string, compiled: readonly CompiledQuery[]): Promise<Script[]> {
  await mkdir(folder, { recursive: true });
  return Promise.all(
    compiled.map(async ({ kind, ...query }, at) => {
      const file = path.join(folder, `${at}.sql`);
      await writeFile(file, `${withLiterals(query)};\n`);
      return { kind, file };
    }),
  );
}

interface Pgbench {
  server: PostgresServer;
  /** For its logs. */
  folder: string;
  scripts: readonly Script[];
}

/**
 * The same statements without the API, parsed, bound and executed each time as by the API's driver: at saturation,
 * and then at a share of that rate, timed from when each was due (`--rate`).
 */
export async function pgbenchLoad(
  of: Pgbench,
  { warmUp, closed, open, turns: count }: LoadSeconds,
): Promise<MeasuredLoad> {
  if (warmUp > 0) await transactions(of, warmUp);
  const turns: Turn[] = [];
  while (turns.length < count) {
    const saturation = (await transactions(of, closed)).length / closed;
    turns.push({ saturation, answers: await transactions(of, open, share * saturation) });
  }
  return { turns, latenessMs: 0, clientCpu: 0 };
}

async function transactions(
  { server, folder, scripts }: Pgbench,
  seconds: number,
  perSecond?: number,
): Promise<Answer[]> {
  const logs = await mkdtemp(path.join(folder, 'pgbench-'));
  const flags = ['-n', '-M', 'extended', '-c', String(clients), '-T', String(seconds)];
  const rate = perSecond ? ['--rate', perSecond.toFixed(3)] : [];
  const log = ['-l', '--log-prefix', path.join(logs, 'log')];
  const files = scripts.flatMap(({ file }) => ['-f', file]);
  const { hostname, port, username, pathname } = new URL(server.url);
  const to = ['-h', hostname, '-p', port, '-U', username, pathname.slice(1)];
  await runProgram(path.join(server.programs, 'pgbench'), [...flags, ...rate, ...log, ...files, ...to], {
    env: { PGOPTIONS: connectionSettings },
  });
  const lines = await Promise.all(
    (await readdir(logs)).map(async (file) => (await readFile(path.join(logs, file), 'utf8')).trim()),
  );
  return lines
    .flatMap((text) => (text === '' ? [] : text.split('\n')))
    .map((line) => {
      // client, number, microseconds, script, …; with a rate, from when it was due.
      const [, , microseconds, script] = line.split(' ').map(Number);
      return { kind: scripts[script ?? -1]?.kind ?? '', ms: (microseconds ?? Number.NaN) / 1000 };
    });
}
