import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openDatabase } from '@enerabi/api/db';
import type { Resources } from '../site/resources.ts';
import type { ApiOptions } from '../site/start-api.ts';
import { readFacts } from './facts.ts';
import { type Floor, startFloor } from './floor/floor.ts';
import type { LoadSeconds, MeasuredLoad } from './load/measured-load.ts';
import { pgbenchLoad, writeScripts } from './load/pgbench.ts';
import { runLoadProgram } from './load/run-load-program.ts';
import { addControl, loadFacilities, preparedDatabase } from './prepared-database.ts';
import { type Control, compiledQueries, controls } from './queries/compiled-queries.ts';
import { type Query, queriesAbout } from './queries/queries.ts';
import { startedApi } from './started-api.ts';

/** The number of different queries of each kind, and how many of them pgbench gets. */
const perKind = 200;
const scriptsPerKind = 14;

export interface Plan {
  facilities: number;
  rounds: number;
  http: LoadSeconds;
  sql: LoadSeconds;
}

export interface Round {
  http: MeasuredLoad;
  floor: MeasuredLoad;
  sql: Record<Control, MeasuredLoad>;
  startSeconds: number;
  readSeconds: number;
  residentBytes: number;
}

export interface MeasuredSite {
  name: string;
  facilities: number;
  /** Seconds that the load of the demonstration data took. */
  loadSeconds: number;
  rounds: Round[];
}

type Say = (line: string) => void;

export type OverHttp = Omit<Round, 'sql'>;

/** @param file the queries, as JSON */
export async function overHttp(api: ApiOptions, file: string, seconds: LoadSeconds): Promise<OverHttp> {
  const running = await startedApi(api);
  let floor: Floor | undefined;
  try {
    floor = await startFloor();
    const asked = [running.origin, file, floor.origin, JSON.stringify(seconds)];
    const [http, ofFloor] = await runLoadProgram('http-load.ts', ...asked);
    return {
      startSeconds: running.startSeconds,
      http: http as MeasuredLoad,
      floor: ofFloor as MeasuredLoad,
      readSeconds: await running.readSeconds(),
      residentBytes: await running.residentBytes(),
    };
  } finally {
    await floor?.stop();
    await running.stop();
  }
}

interface Turns {
  rounds: number;
  http: () => Promise<OverHttp>;
  sql: () => Promise<Record<Control, MeasuredLoad>>;
}

/** The API and its controls, one after another. */
async function inTurns({ rounds, http, sql }: Turns, say: Say): Promise<Round[]> {
  const measured: Round[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    say(`round ${round} of ${rounds}`);
    measured.push({ ...(await http()), sql: await sql() });
  }
  return measured;
}

async function queriesOf(dataDir: string, api: ApiOptions): Promise<{ queries: Query[]; file: string }> {
  const { databaseUrl } = api;
  const database = await openDatabase(
    { DATA_DIR: api.dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) },
    { isHost: true },
  );
  const queries = queriesAbout(await readFacts(database, 2_000), perKind);
  await database.close();
  const file = path.join(dataDir, 'queries.json');
  await writeFile(file, JSON.stringify(queries));
  return { queries, file };
}

const named = (facilities: number, database: string) => `${facilities.toLocaleString('en')} on ${database}`;

export async function onPostgres(resources: Resources, plan: Plan, say: Say): Promise<MeasuredSite> {
  const { server, loadSeconds } = await preparedDatabase(plan.facilities, say);
  resources.add(server);
  const name = named(plan.facilities, 'PostgreSQL');
  const dataDir = await resources.folder();
  const api = { dataDir, databaseUrl: server.url };
  const { queries, file } = await queriesOf(dataDir, api);
  const database = await openDatabase({ DATA_DIR: dataDir, DATABASE_URL: server.url });
  const few = queries.filter((_, at) => at % perKind < scriptsPerKind);
  const scriptsOf = async (control: Control) => ({
    server,
    folder: dataDir,
    scripts: await writeScripts(path.join(dataDir, control), compiledQueries(database, control, few)),
  });
  const [indexed, scan] = [await scriptsOf('indexed'), await scriptsOf('scan')];
  await database.close();
  const turns: Turns = {
    rounds: plan.rounds,
    http: () => overHttp(api, file, plan.http),
    sql: async () => ({
      indexed: await pgbenchLoad(indexed, plan.sql),
      scan: await pgbenchLoad(scan, plan.sql),
    }),
  };
  const rounds = await inTurns(turns, (line) => say(`${name}: ${line}`));
  return { name, facilities: plan.facilities, loadSeconds, rounds };
}

export async function onEmbedded(resources: Resources, plan: Plan, say: Say): Promise<MeasuredSite> {
  const name = named(plan.facilities, 'the embedded database');
  const dataDir = await resources.folder();
  say(`embedded database: loading ${plan.facilities} facilities`);
  const loadSeconds = await loadFacilities(plan.facilities, { DATA_DIR: dataDir });
  await addControl({ DATA_DIR: dataDir });
  const { file } = await queriesOf(dataDir, { dataDir });
  const turns: Turns = {
    rounds: plan.rounds,
    http: () => overHttp({ dataDir }, file, plan.http),
    sql: async () => {
      const loads = await runLoadProgram('embedded-load.ts', dataDir, file, JSON.stringify(plan.sql));
      return Object.fromEntries(controls.map((control, at) => [control, loads[at]])) as Record<
        Control,
        MeasuredLoad
      >;
    },
  };
  const rounds = await inTurns(turns, (line) => say(`${name}: ${line}`));
  return { name, facilities: plan.facilities, loadSeconds, rounds };
}
