import type { Command } from 'commander';
import { drill, RegistryError } from '../registry/index.ts';
import { openRegistry, operator, siteProbe } from './command-context.ts';
import { print, probeText } from './terminal/output.ts';

interface DrillOptions {
  withoutApi?: true;
  reason?: string;
  by?: string;
  json?: true;
}

export function addDrillCommand(program: Command): void {
  program
    .command('drill')
    .description(
      'Prove that a release still loads and renders; one that does is known good from then on. It is logged.',
    )
    .argument('<app>', 'shell or a remote, such as mfe-search')
    .argument(
      '[release]',
      'the live one or one kept behind it (default: what a rollback would go to, or the live one)',
    )
    .option('--without-api', 'go on where no API answers: only its probe page is rendered then')
    .option('--reason <text>', 'why, for the audit log')
    .option('--by <name>', 'who, for the audit log (default: this account and machine)')
    .option('--json', 'print the result as JSON')
    .action(run);
}

async function run(app: string, release: string | undefined, options: DrillOptions): Promise<void> {
  const probe = siteProbe();
  const result = await drill({
    ...(await openRegistry()),
    app,
    release,
    who: options.by || operator(),
    now: new Date(),
    reason: options.reason ?? null,
    probe: async (tested) => {
      const tried = await probe(tested);
      if (tried.outcome === 'passed' && tried.detail && !options.withoutApi)
        throw new RegistryError(
          'refused',
          `${app} ${tested.id}: ${tried.detail}; start it, or give --without-api`,
        );
      return tried;
    },
  });
  const { release: id, version, seq } = result;
  const hasPassed = result.probe.outcome === 'passed';
  const what = hasPassed ? `is known good: ${probeText(result.probe)}` : `is ${probeText(result.probe)}`;
  print(options, result, `${app} ${id} (${version}) ${what}; logged as seq ${seq}`);
  if (!hasPassed) process.exitCode = 1;
}
