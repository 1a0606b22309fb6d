import { type Setting, settings } from '@enerabi/shared/server/configuration';

const introduction = `# Configuration

Settings are environment variables. \`npm start\` and both servers check all of them when they start; a value that cannot be
used is one line on standard error that says what to change, and the exit code is 1. An empty value counts as unset. A setting
without a default is off while it is unset, unless its line says otherwise.

`;

const cell = (text: string): string => text.replaceAll('|', '\\|');

const row = ([name, { purpose, fallback }]: [string, Setting<unknown>]): string =>
  `| \`${name}\` | ${fallback === undefined ? '' : `\`${cell(fallback)}\``} | ${cell(purpose)} |\n`;

/** `docs/guides/configuration.md`, made from the settings themselves. */
export const configurationGuide = (): string =>
  `${introduction}| setting | default | what it does |\n|---|---|---|\n${Object.entries(settings).map(row).join('')}`;

if (import.meta.main) process.stdout.write(configurationGuide());
