import { createServer } from 'node:net';
import { type Command, InvalidArgumentError } from 'commander';
import { developLocally, localEntry } from '../../dev/develop-locally.ts';
import type { PreviewLink } from '../../preview/make-preview-link.ts';
import type { RegistryClient } from '../remote/registry-client.ts';
import { needTeamFolder } from './team-folder.ts';

/** A working day; afterwards `dev` makes another link. */
const linkHours = 12;

const say = (line: string): void => void process.stderr.write(`${line}\n`);

export function addDevCommand(program: Command, open: () => RegistryClient): void {
  program
    .command('dev')
    .description('Build after every change, and open the running site with it in your browser alone.')
    .option('--port <number>', 'port on this machine from which your browser loads it', readPort, 3100)
    .action((options: { port: number }) => dev(open, options.port));
}

async function dev(open: () => RegistryClient, port: number): Promise<void> {
  const { dir, app, paths } = needTeamFolder(process.cwd());
  const client = open();
  await refuseTakenPort(port);
  await developLocally(dir, {
    port,
    onBuild: (faults) => say(faults ? `${app} cannot be built:\n${faults}` : `${app}: built`),
  });
  const local = { port, entry: localEntry, paths };
  const { link } = await client.post<PreviewLink>(`/apps/${app}/preview`, { hours: linkHours, local });
  say('This link opens the site with it in your browser; a change reloads the page:');
  process.stdout.write(`${link}\n`);
}

function refuseTakenPort(port: number): Promise<void> {
  const probe = createServer();
  return new Promise((resolve, reject) => {
    probe.once('error', ({ code }: NodeJS.ErrnoException) =>
      reject(new Error(`port ${port} cannot be opened (${code}); stop what listens there, or give --port`)),
    );
    probe.listen(port, 'localhost', () => probe.close(() => resolve()));
  });
}

function readPort(text: string): number {
  if (/^\d{4,5}$/.test(text) && Number(text) >= 1024 && Number(text) <= 65_535) return Number(text);
  throw new InvalidArgumentError('It must be a port from 1024 to 65535.');
}
