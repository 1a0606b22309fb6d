import type { Command } from 'commander';
import { makePreviewLink } from '../preview/make-preview-link.ts';
import { candidatesOf } from '../preview/previewed-releases.ts';
import { openRegistry, publicOrigin } from './command-context.ts';
import { hoursOption, printPreview } from './terminal/print-preview.ts';

export function addPreviewCommand(program: Command): void {
  program
    .command('preview')
    .description(
      'Print a link that shows the site with the releases that are being rolled out, to one browser alone.',
    )
    .argument('<apps...>', 'apps whose candidate it shows, such as mfe-search')
    .addOption(hoursOption())
    .option('--json', 'print the result as JSON')
    .action(preview);
}

async function preview(apps: string[], options: { hours: number; json?: true }): Promise<void> {
  const registry = await openRegistry();
  const releases = await candidatesOf(registry, apps);
  const { hours } = options;
  printPreview(
    options,
    makePreviewLink(registry, publicOrigin(), { apps: releases, hours, now: new Date() }),
  );
}
