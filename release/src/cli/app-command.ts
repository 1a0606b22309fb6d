import type { Command } from 'commander';
import type { AppChange, AppChangeResult } from '../registry/index.ts';
import { openRegistry, operator } from './command-context.ts';
import { print, readBack } from './terminal/output.ts';

export interface AppOptions {
  expect?: string;
  reason?: string;
  by?: string;
  json?: true;
}

/** Adds the options of every command that changes an app. */
export const withAppOptions = (command: Command): Command =>
  command
    .option('--expect <release>', 'refuse unless this release is active now')
    .option('--reason <text>', 'why, for the audit log')
    .option('--by <name>', 'who, for the audit log (default: this account and machine)')
    .option('--json', 'print the result as JSON');

/** Reads the app and the audit record from a command's options. */
export const appChange = async (app: string, options: AppOptions): Promise<AppChange> => ({
  ...(await openRegistry()),
  app,
  expect: options.expect,
  who: options.by || operator(),
  now: new Date(),
  reason: options.reason ?? null,
});

/**
 * Runs a change of an app and prints what was read back.
 * @param text the new state, in a few words
 */
export async function runAppChange<T extends AppChangeResult>(
  options: AppOptions,
  change: () => Promise<T>,
  text: (result: T) => string,
): Promise<void> {
  const startedAt = performance.now();
  const result = await change();
  const durationMs = Math.round(performance.now() - startedAt);
  const done = result.changed ? `done in ${durationMs} ms` : 'it was so already, nothing to do';
  print(options, { ...result, durationMs }, `${text(result)}; ${done}, ${readBack(result.confirmation)}`);
}
