import type { Command } from 'commander';
import type { RegistryClient } from './registry-client.ts';

export interface RemoteCommandSettings {
  /** @throws RegistryCallError `no_token` */
  open: () => RegistryClient;
  /** The app of a team's own folder, which its commands then do not ask for. */
  ownApp?: string;
}

/** Options of every command that changes an app. */
export interface ChangeOptions {
  expect?: string;
  candidate?: string;
  reason?: string;
  json?: true;
}

export interface AppCommand<Options> {
  name: string;
  description: string;
  /** The argument's form, if it takes a release: `[release]` or `<release>`. */
  release?: string | undefined;
  /** Runs it with the app, the release that was named, and the options. */
  act: (client: RegistryClient, app: string, release: string | undefined, options: Options) => Promise<void>;
}

/** Declares a command about an app. */
export function addAppCommand<Options>(
  program: Command,
  { open, ownApp }: RemoteCommandSettings,
  { name, description, release, act }: AppCommand<Options>,
): Command {
  const command = program.command(name).description(description);
  if (!ownApp) command.argument('<app>', 'such as mfe-search');
  if (release) command.argument(release, 'a release of the app');
  return command.action((...given: unknown[]) => {
    const app = ownApp ?? (given.shift() as string);
    const named = release ? (given.shift() as string | undefined) : undefined;
    return act(open(), app, named, given.shift() as Options);
  });
}

/** Declares a command that changes an app. */
export const addChange = <Options extends ChangeOptions>(
  program: Command,
  settings: RemoteCommandSettings,
  command: AppCommand<Options>,
): Command =>
  addAppCommand(program, settings, command)
    .option('--expect <release>', 'refuse unless this release is active now')
    .option('--candidate <release>', 'refuse unless this release is being rolled out')
    .option('--reason <text>', 'why, for the audit log')
    .option('--json', 'print the result as JSON');
