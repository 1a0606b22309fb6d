import { openDatabase } from '@enerabi/api/db';
import { closedLoop } from './closed-loop.ts';
import { type CompiledQuestion, compiledQuestions } from './compiled-questions.ts';

/**
 * A program: the control on the embedded database, where pgbench cannot reach. It opens the database in argv[2] as the
 * API does, sends the same statements through the same pool for argv[3] seconds, and prints the latencies as JSON.
 */
const [dataDir = '', seconds = ''] = process.argv.slice(2);
const database = await openDatabase({ DATA_DIR: dataDir }, { isHost: true });
const compiled = compiledQuestions(database);

const ask = async (name: string): Promise<void> => {
  await database.db.executeQuery(
    compiled.get(name) as CompiledQuestion & Parameters<typeof database.db.executeQuery>[0],
  );
};

console.log(JSON.stringify(await closedLoop([...compiled.keys()], Number(seconds), ask)));
await database.close();
