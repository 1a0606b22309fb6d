import type { Command } from 'commander';
import { rollBack } from '../registry/index.ts';
import { openRegistry, operator } from './command-context.ts';
import { print, readBack } from './terminal/output.ts';

interface RollbackOptions {
  expect?: string;
  candidate?: string;
  reason?: string;
  by?: string;
  json?: true;
}

export function addRollbackCommand(program: Command): void {
  program
    .command('rollback')
    .description(
      'Take back the last change: the candidate of a rollout, or else the active release. Acts on the next request.',
    )
    .argument('<app>', 'shell or a remote, such as mfe-search')
    .argument('[release]', 'a release that was active once (default: the last known good one)')
    .option('--expect <release>', 'refuse unless this release is active now')
    .option('--candidate <release>', 'take back this candidate of a rollout, and nothing else')
    .option('--reason <text>', 'why, for the audit log')
    .option('--by <name>', 'who, for the audit log (default: this account and machine)')
    .option('--json', 'print the result as JSON')
    .action(roll);
}

async function roll(app: string, to: string | undefined, options: RollbackOptions): Promise<void> {
  const startedAt = performance.now();
  const result = await rollBack({
    ...(await openRegistry()),
    app,
    to,
    expect: options.expect,
    expectCandidate: options.candidate,
    who: options.by || operator(),
    now: new Date(),
    reason: options.reason ?? null,
  });
  const durationMs = Math.round(performance.now() - startedAt);
  const { confirmation, from, version } = result;
  const done = `${app} runs ${result.to} (${version}) again, ${from} is retired; done in ${durationMs} ms`;
  print(options, { ...result, durationMs }, `${done}, ${readBack(confirmation)}`);
}
