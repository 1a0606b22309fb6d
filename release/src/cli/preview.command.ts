import { type Command, InvalidArgumentError } from 'commander';
import { signPreview } from '../preview/index.ts';
import { RegistryError, readHead } from '../registry/index.ts';
import { openRegistry, publicOrigin } from './command-context.ts';
import { print } from './output.ts';
import { minute } from './table.ts';

export function addPreviewCommand(program: Command): void {
  program
    .command('preview')
    .description(
      'Print a link that shows the site with the releases that are being rolled out, to one browser alone.',
    )
    .argument('<apps...>', 'apps whose candidate it shows, such as mfe-search')
    .option('--hours <count>', 'how long the link and the preview are valid, 1 to 720', readHours, 24)
    .option('--json', 'print the result as JSON')
    .action(preview);
}

async function preview(apps: string[], options: { hours: number; json?: true }): Promise<void> {
  const registry = await openRegistry();
  const { state } = await readHead(registry);
  const chosen = apps.map((app) => {
    const candidate = state.apps[app]?.rollout?.candidate;
    if (candidate) return [app, candidate] as const;
    throw new RegistryError(
      'refused',
      `no release of ${app} is being rolled out; \`npm run release -- publish ${app} --rollout 0\` keeps one ready for nobody yet`,
    );
  });
  const expiresAt = new Date(Date.now() + options.hours * 3_600_000).toISOString();
  const releases = Object.fromEntries(chosen);
  const { environment, keys } = registry;
  const link = new URL(
    `/preview/${signPreview({ environment, apps: releases, expiresAt }, keys.signing)}`,
    publicOrigin(),
  ).href;
  const what = chosen.map(([app, release]) => `${app} ${release}`).join(', ');
  print(options, { link, apps: releases, expiresAt }, `${link}\n${what}, until ${minute(expiresAt)}`);
}

function readHours(text: string): number {
  if (!/^\d{1,3}$/.test(text) || Number(text) < 1 || Number(text) > 720)
    throw new InvalidArgumentError('It must be a whole number from 1 to 720.');
  return Number(text);
}
