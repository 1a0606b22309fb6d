import type { Command } from 'commander';
import { RegistryCallError } from '../remote/registry-client.ts';
import { print } from '../terminal/output.ts';
import { pinPackages } from './copy-template.ts';
import { npmInstall } from './npm-install.ts';
import { registryPackages } from './registry-packages.ts';
import { needTeamFolder } from './team-folder.ts';

export function addUpdateCommand(program: Command): void {
  program
    .command('update')
    .description("Take the versions of the site's packages that belong to its live releases.")
    .option('--json', 'print the result as JSON')
    .action(async (options: { json?: true }) => {
      const { dir, registry = process.env.RELEASE_REGISTRY } = needTeamFolder(process.cwd());
      if (!registry)
        throw new RegistryCallError('no_registry', 'package.json lacks `enerabi.registry`; add it');
      const changed = await pinPackages(dir, (await registryPackages(registry)).addresses);
      if (changed.length > 0) await npmInstall(dir);
      print(
        options,
        { changed },
        changed.length > 0 ? `updated: ${changed.join(', ')}` : 'nothing to update',
      );
    });
}
