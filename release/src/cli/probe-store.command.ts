import type { Command } from 'commander';
import { objectClientOf, probeStore } from '../object-store/index.ts';
import { RegistryError } from '../registry/index.ts';
import { storeSettings } from './command-context.ts';
import { print } from './terminal/output.ts';

export function addProbeStoreCommand(program: Command): void {
  program
    .command('probe-store')
    .description(
      'Try whether the bucket of RELEASE_STORE keeps what releases rely on; it leaves nothing there.',
    )
    .option('--json', 'print the result as JSON')
    .action(async (options: { json?: true }) => {
      const client = objectClientOf(storeSettings());
      if (!client)
        throw new RegistryError(
          'refused',
          'RELEASE_STORE is not set: releases are in DATA_DIR, which needs no probe',
        );
      const checks = await probeStore(client);
      const lines = checks.map(({ name, isMet, detail }) =>
        isMet ? `ok      ${name}` : `BROKEN  ${name}: ${detail}`,
      );
      print(options, checks, lines.join('\n'));
      if (checks.some(({ isMet }) => !isMet)) process.exitCode = 1;
    });
}
