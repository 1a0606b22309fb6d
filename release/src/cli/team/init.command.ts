import path from 'node:path';
import { type Command, InvalidArgumentError } from 'commander';
import { appName, claimedPath } from '../../document/names.schemas.ts';
import { print } from '../terminal/output.ts';
import { copyTemplate } from './copy-template.ts';
import { runCurrentInit } from './current-init.ts';
import { npmInstall } from './npm-install.ts';
import { registryPackages } from './registry-packages.ts';

interface InitOptions {
  path: string;
  registry: string;
  install: boolean;
  json?: true;
}

export function addInitCommand(program: Command): void {
  program
    .command('init')
    .description('Make a new remote of one page in a folder of its own.')
    .argument('<app>', 'its name and folder, such as mfe-diary', readApp)
    .requiredOption(
      '--path <path>',
      'path prefix of its pages, which operations gave you, such as /diary',
      readPath,
    )
    .requiredOption(
      '--registry <address>',
      "the site's registry service",
      readAddress,
      process.env.RELEASE_REGISTRY,
    )
    .option('--no-install', 'leave `npm install` to you')
    .option('--json', 'print the result as JSON')
    .action(init);
}

async function init(app: string, options: InitOptions): Promise<void> {
  const dir = path.resolve(app);
  const { registry, path: claimed } = options;
  const { addresses: packages, source } = await registryPackages(registry);
  const current = { address: packages['@enerabi/release'], source };
  const code = await runCurrentInit(current, process.argv.slice(2));
  if (code !== undefined) {
    process.exitCode = code;
    return;
  }
  await copyTemplate(dir, { app, path: claimed, registry, packages });
  if (options.install) await npmInstall(dir);
  print(
    options,
    { app, dir, path: claimed, packages },
    `${app} is in ${dir}. Next:\n  cd ${app}${options.install ? '' : ' && npm install'}\n  export RELEASE_TOKEN=rlt_…   # from operations\n  npm run dev                  # prints a link that opens the site with it`,
  );
}

function readApp(text: string): string {
  if (appName.safeParse(text).success) return text;
  throw new InvalidArgumentError('It must be lower-case letters, digits and hyphens, such as mfe-diary.');
}

function readPath(text: string): string {
  if (claimedPath.safeParse(text).success) return text;
  throw new InvalidArgumentError('It must be lower-case segments such as /diary.');
}

function readAddress(text: string): string {
  if (URL.canParse(text) && /^https?:/.test(text)) return text.replace(/\/$/, '');
  throw new InvalidArgumentError('It must be an address such as https://releases.example.jp.');
}
