import path from 'node:path';
import type { Command } from 'commander';
import { currentPackages } from '../packages/current-packages.ts';
import { packagesFolder } from '../packages/packages-folder.ts';
import { dataFolder, root } from './command-context.ts';
import { print } from './terminal/output.ts';

export function addPackCommand(program: Command): void {
  program
    .command('pack')
    .description(
      'Make the packages for teams outside this workspace, as the registry service does when a team asks for them.',
    )
    .option('--to <dir>', 'folder for the packages (default: DATA_DIR/packages)')
    .option('--json', 'print the result as JSON')
    .action(async (options: { to?: string; json?: true }) => {
      const to = options.to ? path.resolve(options.to) : packagesFolder(dataFolder());
      const index = await currentPackages(root, to);
      print(
        options,
        { to, ...index },
        Object.values(index.packages)
          .map((file) => path.join(to, file))
          .join('\n'),
      );
    });
}
