import type { Command } from 'commander';
import type { PreviewLink } from '../../preview/make-preview-link.ts';
import type { LogEvent, Status } from '../../registry/index.ts';
import { atLeastOne } from '../terminal/at-least-one.ts';
import { print } from '../terminal/output.ts';
import { hoursOption, printPreview } from '../terminal/print-preview.ts';
import { printStatus } from '../terminal/print-status.ts';
import { addAppCommand, addChange, type ChangeOptions, type RemoteCommandSettings } from './app-command.ts';
import { RegistryCallError, type RegistryClient } from './registry-client.ts';
import { addRemotePublish } from './remote-publish.ts';

/** Each command's help, and its argument if it takes a release. */
const commands: Record<string, { description: string; release?: string }> = {
  rollback: {
    description: 'Take back the last change: the candidate of a rollout, or else the active release.',
    release: '[release]',
  },
  promote: { description: 'Give the release that is being rolled out to everybody.' },
  abort: { description: 'Take the release that is being rolled out from everybody; it is retired.' },
  step: { description: 'Take the next planned step of the rollout now.' },
  pause: { description: 'Take no further step by itself.' },
  resume: { description: 'Take the planned steps again.' },
  disable: { description: "Take an app's pages away: they apologise." },
  enable: { description: 'Bring the pages of a disabled app back.' },
  lock: { description: 'Let nobody publish, roll out or promote; rolling back stays possible.' },
  unlock: { description: 'End a lock.' },
  retire: { description: 'Take a release from those behind an app.', release: '<release>' },
  drill: { description: 'Prove that a release still loads and renders.', release: '[release]' },
};

/** The commands that a team runs through the registry service (`RELEASE_REGISTRY`), without store and key. */
export function addRemoteCommands(program: Command, settings: RemoteCommandSettings): void {
  addRemotePublish(program, settings);
  for (const [name, help] of Object.entries(commands))
    addChange<ChangeOptions>(program, settings, {
      name,
      ...help,
      act: (client, app, named, options) =>
        run(client, app, name, options, { ...(named && { release: named }) }),
    });
  addChange<ChangeOptions & { to: string }>(program, settings, {
    name: 'rollout',
    description: 'Give a release to a part of the visitors, or change how many get it.',
    release: '[release]',
    act: (client, app, named, options) =>
      run(client, app, 'rollout', options, { steps: options.to, ...(named && { release: named }) }),
  }).requiredOption('--to <steps>', 'percent of the visitors, or timed steps: 10:15,50:30,100');
  addAppCommand<{ hours: number; json?: true }>(program, settings, {
    name: 'preview',
    description:
      'Print a link that shows the site with the release that is being rolled out, to one browser alone.',
    act: async (client, app, _, options) =>
      printPreview(options, await client.post<PreviewLink>(`/apps/${app}/preview`, { hours: options.hours })),
  })
    .addOption(hoursOption())
    .option('--json', 'print the result as JSON');
  program
    .command('status')
    .description('What is live and since when; of one app its history, too.')
    .argument('[app]', 'such as mfe-search', settings.ownApp)
    .option('--limit <count>', 'entries of the history', atLeastOne, 10)
    .option('--json', 'print the result as JSON')
    .action((app: string | undefined, options: { limit: number; json?: true }) =>
      show(settings.open(), app, options),
    );
}

async function run(
  client: RegistryClient,
  app: string,
  name: string,
  options: ChangeOptions,
  input: object,
): Promise<void> {
  const { expect, candidate, reason } = options;
  const body = {
    ...input,
    ...(expect && { expect }),
    ...(candidate && { candidate }),
    ...(reason && { reason }),
  };
  const startedAt = performance.now();
  const result = await client.post<object>(`/apps/${app}/${name}`, body);
  const ms = Math.round(performance.now() - startedAt);
  const { apps } = await client.get<Status>('/status');
  const now = apps.find((row) => row.app === app);
  const tried = now?.rollout
    ? `, and ${now.rollout.weight / 100} % of the visitors get ${now.rollout.candidate}`
    : '';
  print(options, result, `${name}: done in ${ms} ms; ${app} runs ${now?.active} (${now?.version})${tried}`);
}

async function show(
  client: RegistryClient,
  app: string | undefined,
  options: { limit: number; json?: true },
): Promise<void> {
  const status = await client.get<Status>('/status');
  const apps = status.apps.filter((row) => app === undefined || row.app === app);
  if (app !== undefined && apps.length === 0)
    throw new RegistryCallError('refused', `${app} was never published in ${status.environment}`);
  const history = app
    ? await client.get<({ seq: number } & LogEvent)[]>(`/apps/${app}/history?limit=${options.limit}`)
    : [];
  printStatus(
    options,
    { ...status, apps },
    app,
    history.map(({ seq, ...event }) => ({ seq, event })),
  );
}
