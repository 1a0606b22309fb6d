import type { Command } from 'commander';
import { updateProjection, verifyStore } from '../registry/index.ts';
import { openForReading, openRegistry } from './command-context.ts';
import { print } from './terminal/output.ts';

export function addVerifyCommands(program: Command): void {
  program
    .command('verify')
    .description(
      'Check every log entry, builds/latest.json, and every file of every release a rollback may need.',
    )
    .option('--json', 'print the result as JSON')
    .action(verify);
  program
    .command('regenerate')
    .description('Write builds/latest.json anew from the release log.')
    .option('--json', 'print the result as JSON')
    .action(regenerate);
}

async function verify(options: { json?: true }): Promise<void> {
  const result = await verifyStore(await openForReading());
  const { environment, entries, releases, faults } = result;
  const checked = `${environment}: ${entries} log entries, builds/latest.json and the files of ${releases} releases`;
  print(options, result, faults.length === 0 ? `${checked} are sound` : faults.join('\n'));
  if (faults.length > 0) process.exitCode = 1;
}

async function regenerate(options: { json?: true }): Promise<void> {
  const result = await updateProjection(await openRegistry());
  const text = result.written ? 'written anew' : 'was up to date';
  print(
    options,
    result,
    result.seq === 0 ? 'the release log is empty' : `builds/latest.json ${text}, seq ${result.seq}`,
  );
}
