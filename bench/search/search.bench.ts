import path from 'node:path';
import { openDatabase } from '@enerabi/api/db';
import { startPostgres } from '@enerabi/api/testing/postgres';
import type { Benchmark, Check, Measurement } from '../benchmark.ts';
import { check, searchLimit } from '../limits.ts';
import { runProgram } from '../processes/run-program.ts';
import { closingAll, type Opened } from '../site/opened.ts';
import { type ApiOptions, startApi } from '../site/start-api.ts';
import { median, noise, percentile } from '../statistics.ts';
import { askers, type Latencies } from './closed-loop.ts';
import { compiledQuestions } from './compiled-questions.ts';
import { pgbench, writeScripts } from './pgbench.ts';
import { questions } from './questions.ts';

const facilities = 40_000;

interface Rounds {
  rounds: number;
  seconds: number;
}

interface Measured {
  database: string;
  http: Latencies[];
  sql: Latencies[];
}

type Say = (line: string) => void;

/** A program of this folder that prints JSON. */
async function programHere(name: string, ...args: string[]): Promise<Latencies> {
  const file = path.join(import.meta.dirname, name);
  return JSON.parse(
    await runProgram(process.execPath, ['--disable-warning=ExperimentalWarning', file, ...args]),
  );
}

async function loadFacilities(env: { DATA_DIR: string; DATABASE_URL?: string }): Promise<void> {
  const cli = new URL(import.meta.resolve('@enerabi/api/cli')).pathname;
  await runProgram(process.execPath, [cli, 'demo', '--facilities', String(facilities), '--json'], { env });
}

async function overHttp(api: ApiOptions, seconds: number): Promise<Latencies> {
  const running = await startApi({ ...api, facilities: 0 });
  try {
    await programHere('http-load.ts', running.origin, '1');
    return await programHere('http-load.ts', running.origin, String(seconds));
  } finally {
    await running.stop();
  }
}

async function onPostgres(opened: Opened, { rounds, seconds }: Rounds, say: Say): Promise<Measured> {
  const dataDir = await opened.folder();
  const server = opened.add(await startPostgres({ isDurable: true }));
  say(`PostgreSQL: loading ${facilities} facilities`);
  await loadFacilities({ DATA_DIR: dataDir, DATABASE_URL: server.url });
  const database = await openDatabase({ DATA_DIR: dataDir, DATABASE_URL: server.url });
  const scripts = await writeScripts(path.join(dataDir, 'sql'), compiledQuestions(database));
  await database.close();
  const control = (of: number) =>
    pgbench({ server, folder: dataDir, scripts, names: Object.keys(questions), seconds: of });
  await control(2);
  const measured: Measured = { database: 'PostgreSQL', http: [], sql: [] };
  for (let round = 1; round <= rounds; round += 1) {
    say(`PostgreSQL: round ${round} of ${rounds}`);
    measured.http.push(await overHttp({ dataDir, databaseUrl: server.url }, seconds));
    measured.sql.push(await control(seconds));
  }
  return measured;
}

async function onEmbedded(opened: Opened, { rounds, seconds }: Rounds, say: Say): Promise<Measured> {
  const dataDir = await opened.folder();
  say(`embedded database: loading ${facilities} facilities`);
  await loadFacilities({ DATA_DIR: dataDir });
  const measured: Measured = { database: 'the embedded database', http: [], sql: [] };
  for (let round = 1; round <= rounds; round += 1) {
    say(`embedded database: round ${round} of ${rounds}`);
    measured.http.push(await overHttp({ dataDir }, seconds));
    measured.sql.push(await programHere('embedded-load.ts', dataDir, String(seconds)));
  }
  return measured;
}

/** What HTTP, validation and JSON add to the search's SQL, on both databases. */
const search: Benchmark = async ({ quick, say }) => {
  const rounds = quick ? { rounds: 2, seconds: 3 } : { rounds: 5, seconds: 10 };
  const all: Measured[] = [];
  for (const on of [onPostgres, onEmbedded]) all.push(await closingAll((opened) => on(opened, rounds, say)));
  return {
    measurements: all.flatMap(measurementsOf),
    checks: all.map(checkOf),
    notes: [
      `${facilities} demonstration facilities, ${askers} askers at once, ${Object.keys(questions).length} questions alike often; controls: pgbench, and on the embedded database the API's own pool`,
    ],
    runs: all.map(({ database, ...latencies }) => ({ database, ...summarised(latencies) })),
  };
};

const everything = (latencies: Latencies): number[] => Object.values(latencies).flat();
const p99s = (runs: Latencies[]): number[] => runs.map((run) => percentile(everything(run), 99));

function checkOf({ database, http, sql }: Measured): Check {
  return check(searchLimit(database, median(p99s(sql))), median(p99s(http)));
}

function measurementsOf({ database, http, sql }: Measured): Measurement[] {
  const of = (name: string, value: (run: Latencies) => number): Measurement => ({
    name,
    unit: 'ms',
    subject: median(http.map(value)),
    control: median(sql.map(value)),
    noise: noise(http.map(value)),
  });
  return [
    of(`${database}: p99`, (run) => percentile(everything(run), 99)),
    of(`${database}: median`, (run) => median(everything(run))),
    ...Object.keys(questions).map((name) => of(`  ${name}, p99`, (run) => percentile(run[name] ?? [], 99))),
  ];
}

/** Thousands of single latencies would make no one wiser. */
function summarised({ http, sql }: Omit<Measured, 'database'>) {
  const summary = (runs: Latencies[]) =>
    runs.map((run) =>
      Object.fromEntries(
        Object.entries(run).map(([name, values]) => [
          name,
          { answers: values.length, median_ms: median(values), p99_ms: percentile(values, 99) },
        ]),
      ),
    );
  return { http: summary(http), sql: summary(sql) };
}

export default search;
