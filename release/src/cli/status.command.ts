import type { Command } from 'commander';
import { RegistryError, readHistory, readStatus } from '../registry/index.ts';
import { openForReading } from './command-context.ts';
import { atLeastOne } from './terminal/at-least-one.ts';
import { printStatus } from './terminal/print-status.ts';

interface StatusOptions {
  limit: number;
  json?: true;
}

export function addStatusCommand(program: Command): void {
  program
    .command('status')
    .description(
      'What is live and since when, and whether signature and files are sound; of one app its history, too.',
    )
    .argument('[app]', 'shell or a remote, such as mfe-search')
    .option('--limit <count>', 'entries of the history', atLeastOne, 10)
    .option('--json', 'print the result as JSON')
    .action(show);
}

async function show(app: string | undefined, options: StatusOptions): Promise<void> {
  const source = await openForReading();
  const status = await readStatus(source);
  const apps = status.apps.filter((row) => app === undefined || row.app === app);
  if (app !== undefined && apps.length === 0)
    throw new RegistryError('refused', `${app} was never published in ${status.environment}`);
  const history = app === undefined ? [] : await readHistory(source, options.limit, app);
  printStatus(options, { ...status, apps }, app, history);
}
