import { InvalidArgumentError, Option } from 'commander';
import { type PreviewLink, previewHours } from '../../preview/make-preview-link.ts';
import { print } from './output.ts';
import { minute } from './table.ts';

/** `--hours` of a preview. */
export const hoursOption = (): Option =>
  new Option('--hours <count>', `how long the link and the preview are valid, 1 to ${previewHours.most}`)
    .default(previewHours.usual)
    .argParser(readHours);

export function printPreview(options: { json?: true }, made: PreviewLink): void {
  const shown = Object.entries(made.apps).map(([app, release]) => `${app} ${release}`);
  print(options, made, `${made.link}\n${shown.join(', ')}, until ${minute(made.expiresAt)}`);
}

function readHours(text: string): number {
  if (!/^\d{1,3}$/.test(text) || Number(text) < 1 || Number(text) > previewHours.most)
    throw new InvalidArgumentError(`It must be a whole number from 1 to ${previewHours.most}.`);
  return Number(text);
}
