import type { Configuration } from '@enerabi/shared/server/configuration';
import { readConfiguration } from '@enerabi/shared/server/configuration';
import type { Command } from 'commander';
import { type Database, migrate, openDatabase } from '../../db/index.ts';
import { type Endpoint, findEndpoint } from '../endpoints/endpoint.queries.ts';
import { WebhookError } from '../webhook-error.ts';

/** What commands work with. Only tests give more than the key. */
export interface CommandContext {
  /** The key that seals secrets, by the settings. */
  keyOf: (settings: Configuration) => Promise<Buffer>;
  /** Default: that of the process. */
  environment?: Record<string, string | undefined>;
  /** Default: the configured database. */
  open?: (settings: Configuration) => Promise<Database>;
  /** Default: standard output. */
  write?: (text: string) => void;
  /** Default: sets that of the process. */
  setExitCode?: (code: number) => void;
}

export interface WebhookRun {
  db: Database['db'];
  settings: Configuration;
}

/** What a command prints: an object for programs, or lines for a person. */
export interface Printed {
  json: unknown;
  text: string;
  /** Makes the exit code 1. */
  isFailure?: boolean;
}

const writeOut = (text: string): void => {
  process.stdout.write(text);
};
const endWith = (code: number): void => {
  process.exitCode = code;
};

/** Runs a command on the configured database and prints what it answers. */
export async function runWebhooks(
  { environment = process.env, open = openDatabase, write = writeOut, setExitCode = endWith }: CommandContext,
  isJson: boolean | undefined,
  work: (run: WebhookRun) => Promise<Printed>,
): Promise<void> {
  const settings = readConfiguration(environment);
  const database = await open(settings);
  try {
    await migrate(database.db);
    const { json, text, isFailure = false } = await work({ db: database.db, settings });
    write(`${isJson ? JSON.stringify(json, null, 2) : text}\n`);
    if (isFailure) setExitCode(1);
  } finally {
    await database.close();
  }
}

/** @throws WebhookError if there is none */
export async function endpointOf(db: Database['db'], id: number): Promise<Endpoint> {
  const endpoint = await findEndpoint(db, id);
  if (!endpoint)
    throw new WebhookError(`There is no webhook endpoint ${id}; \`webhooks list\` shows those there are.`);
  return endpoint;
}

/** A command with what all of them have. */
export const subcommand = (group: Command, name: string, description: string): Command =>
  group.command(name).description(description).option('--json', 'print the answer as JSON');

/** Ends the command with one line and exit code 2. */
export const wrongUsage = (command: Command, what: string): never =>
  command.error(`error: ${what}`, { exitCode: 2 });
