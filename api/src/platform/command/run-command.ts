import { type Configuration, readConfiguration } from '@enerabi/shared/server/configuration';
import type { Kysely } from 'kysely';
import { migrate, openDatabase } from '../db/index.ts';
import type { Schema } from '../db/schema.ts';

export interface CommandContext {
  /** Migrated. */
  db: Kysely<Schema>;
  settings: Configuration;
}

export interface CommandOutput<T> {
  json: boolean | undefined;
  textOf: (result: T) => string;
}

/** Runs a data command on the configured database, and prints its result for a person or a program. */
export async function runCommand<T>(
  work: (context: CommandContext) => Promise<T>,
  { json, textOf }: CommandOutput<T>,
): Promise<void> {
  const settings = readConfiguration(process.env);
  const database = await openDatabase(settings);
  try {
    await migrate(database.db);
    const result = await work({ db: database.db, settings });
    const text = json ? JSON.stringify(result, null, 2) : textOf(result);
    process.stdout.write(text.endsWith('\n') ? text : `${text}\n`);
  } finally {
    await database.close();
  }
}
