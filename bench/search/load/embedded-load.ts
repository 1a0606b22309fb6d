import { readFile } from 'node:fs/promises';
import { openDatabase } from '@enerabi/api/db';
import { compiledQueries, controls } from '../queries/compiled-queries.ts';
import type { Query } from '../queries/queries.ts';
import type { Ask } from './load.ts';
import { type LoadSeconds, measuredLoads } from './measured-load.ts';

/**
 * A program: the controls on the embedded database, which pgbench cannot reach. It opens the database in argv[2] as
 * the API does, sends the queries of the file argv[3] as SQL through the same pool, the controls alternately for the
 * seconds in argv[4] (JSON), and prints their `MeasuredLoad`s as a JSON list.
 */
const [dataDir = '', file = '', seconds = ''] = process.argv.slice(2);
const database = await openDatabase({ DATA_DIR: dataDir }, { isHost: true });
const queries = JSON.parse(await readFile(file, 'utf8')) as Query[];

const asks = controls.map((control) =>
  compiledQueries(database, control, queries).map(({ kind, ...compiled }): Ask => {
    const query = compiled as typeof compiled & Parameters<typeof database.db.executeQuery>[0];
    return { kind, ask: async () => void (await database.db.executeQuery(query)) };
  }),
);

console.log(JSON.stringify(await measuredLoads(asks, JSON.parse(seconds) as LoadSeconds)));
await database.close();
