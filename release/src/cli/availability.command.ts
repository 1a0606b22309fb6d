import type { Command } from 'commander';
import {
  type AppChange,
  type AppChangeResult,
  disable,
  enable,
  lock,
  retire,
  unlock,
} from '../registry/index.ts';
import { type AppOptions, appChange, runAppChange, withAppOptions } from './app-command.ts';

const changes: Record<
  string,
  { run: (change: AppChange) => Promise<AppChangeResult>; description: string; said: string }
> = {
  disable: {
    run: disable,
    description: "Take an app's pages away: visitors get an apology in the site's frame.",
    said: 'is disabled: its pages say so',
  },
  enable: { run: enable, description: 'Bring the pages of a disabled app back.', said: 'is enabled' },
  lock: {
    run: lock,
    description: 'Let nobody publish, roll out or promote an app; rolling back stays possible.',
    said: 'is locked: nothing is published until `unlock`',
  },
  unlock: { run: unlock, description: 'End a lock.', said: 'is unlocked' },
};

export function addAvailabilityCommands(program: Command): void {
  for (const [name, { run, description, said }] of Object.entries(changes))
    withAppOptions(
      program
        .command(name)
        .description(description)
        .argument('<app>', 'shell or a remote, such as mfe-search'),
    ).action((app: string, options: AppOptions) =>
      runAppChange(
        options,
        async () => run(await appChange(app, options)),
        () => `${app} ${said}`,
      ),
    );
  withAppOptions(
    program
      .command('retire')
      .description('Take a release from those behind an app: nothing falls back on it any more.')
      .argument('<app>', 'shell or a remote, such as mfe-search')
      .argument('<release>', 'one that `status APP` lists behind the live one'),
  ).action((app: string, release: string, options: AppOptions) =>
    runAppChange(
      options,
      async () => retire({ ...(await appChange(app, options)), release }),
      () => `${app} ${release} is retired`,
    ),
  );
}
