import { type Command, InvalidArgumentError } from 'commander';
import { collectGarbage } from '../registry/index.ts';
import { openForReading } from './command-context.ts';
import { print } from './terminal/output.ts';
import { table } from './terminal/table.ts';

interface GarbageOptions {
  days: number;
  dryRun?: true;
  json?: true;
}

export function addCollectGarbageCommand(program: Command): void {
  program
    .command('collect-garbage')
    .description(
      'Delete releases that are not live, tried, fallbacks, nor named by commands of the last days.',
    )
    .option(
      '--days <count>',
      'how long a release stays after the last command that names it, 7 to 3650',
      readDays,
      30,
    )
    .option('--dry-run', 'say what would be deleted, and delete nothing')
    .option('--json', 'print the result as JSON')
    .action(run);
}

async function run(options: GarbageOptions): Promise<void> {
  const { days, dryRun } = options;
  const source = await openForReading();
  const result = await collectGarbage(source, { days, now: new Date(), isDryRun: dryRun ?? false });
  const { removed, kept, bytes } = result;
  const did = dryRun ? 'would be deleted' : 'deleted';
  const sum = `${removed.length} releases ${did}, ${(bytes / 1e6).toFixed(1)} MB; ${kept} stay`;
  const rows = removed.map((one) => [one.app, one.id, String(one.bytes)]);
  print(options, result, rows.length > 0 ? `${table(['APP', 'RELEASE', 'BYTES'], rows)}\n\n${sum}` : sum);
}

function readDays(text: string): number {
  if (!/^\d{1,4}$/.test(text) || Number(text) < 7 || Number(text) > 3_650)
    throw new InvalidArgumentError('It must be a whole number from 7 to 3650: open pages need old files.');
  return Number(text);
}
