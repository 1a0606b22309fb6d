import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { childEnvironment } from '@enerabi/shared/testing/child-process';
import { type Database, openDatabase } from '../platform/db/index.ts';
import { migrate } from '../platform/db/migrate.ts';
import { makeDataFolder } from './data-folder.ts';

const cli = join(import.meta.dirname, '../cli.ts');

export interface CommandResult {
  /** Exit code; null after a signal. */
  status: number | null;
  stdout: string;
  /** Without Node's own warning of experimental features. */
  stderr: string;
}

export interface HostedData {
  readonly folder: string;
  readonly db: Database['db'];
  /** Runs `npm run data -- WORDS` beside the open database. */
  run: (words: readonly string[], settings?: Record<string, string>) => Promise<CommandResult>;
  close: () => Promise<void>;
}

/**
 * An embedded database, migrated and empty, that commands use through its host's socket as they do beside a running
 * site: a command that opens it by itself needs seconds for it.
 */
export async function hostData(): Promise<HostedData> {
  const folder = await makeDataFolder('data-command-');
  const { db, close } = await openDatabase({ DATA_DIR: folder }, { isHost: true });
  await migrate(db);
  return {
    folder,
    db,
    run: (words, settings = {}) => runData(words, { DATA_DIR: folder, ...settings }),
    close: async () => {
      await close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Runs `npm run data -- WORDS`; with a `DATA_DIR` that no server has open, the command opens the database by itself. */
export async function runData(
  words: readonly string[],
  settings: Record<string, string>,
): Promise<CommandResult> {
  const child = spawn(process.execPath, [cli, ...words], { env: { ...childEnvironment(), ...settings } });
  const [stdout, stderr, status] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise<number | null>((resolve) => child.once('close', resolve)),
  ]);
  return { stdout, stderr: stderr.replaceAll(/^.*ExperimentalWarning.*\n|^\(Use .*\n/gm, ''), status };
}
