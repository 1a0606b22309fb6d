import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { Command } from 'commander';
import { currentCommit } from '../../build/current-commit.ts';
import { provenanceOf } from '../../build/provenance.ts';
import type { PreviewLink } from '../../preview/make-preview-link.ts';
import type { LogEvent, ProbeResult, Status } from '../../registry/index.ts';
import { atLeastOne } from '../terminal/at-least-one.ts';
import { print, probeText } from '../terminal/output.ts';
import { hoursOption, printPreview } from '../terminal/print-preview.ts';
import { printStatus } from '../terminal/print-status.ts';
import { RegistryCallError, type RegistryClient } from './registry-client.ts';
import { uploadBuild } from './upload-build.ts';

interface CommandOptions {
  expect?: string;
  candidate?: string;
  reason?: string;
  json?: true;
}

interface PublishOptions extends CommandOptions {
  build?: string;
  rollout?: string;
  claim?: string[];
  commit?: string;
  force?: true;
  dryRun?: true;
}

export interface RemoteCommandSettings {
  /** @throws RegistryCallError `no_token` */
  open: () => RegistryClient;
  /** The app of a team's own folder, which its commands then do not ask for. */
  ownApp?: string;
}

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

const withOptions = (command: Command): Command =>
  command
    .option('--expect <release>', 'refuse unless this release is active now')
    .option('--candidate <release>', 'refuse unless this release is being rolled out')
    .option('--reason <text>', 'why, for the audit log')
    .option('--json', 'print the result as JSON');

/** The commands that a team runs through the registry service (`RELEASE_REGISTRY`), without store and key. */
export function addRemoteCommands(program: Command, settings: RemoteCommandSettings): void {
  const { open, ownApp } = settings;
  /** Declares a command about an app, and hands its action the app, a release if it takes one, and the options. */
  const add = <Options>(
    name: string,
    description: string,
    release: string | undefined,
    act: (app: string, release: string | undefined, options: Options) => Promise<void>,
  ): Command => {
    const command = program.command(name).description(description);
    if (!ownApp) command.argument('<app>', 'such as mfe-search');
    if (release) command.argument(release, 'a release of the app');
    return command.action((...given: unknown[]) => {
      const app = ownApp ?? (given.shift() as string);
      const named = release ? (given.shift() as string | undefined) : undefined;
      return act(app, named, given.shift() as Options);
    });
  };
  withOptions(
    add<PublishOptions>(
      'publish',
      'Upload a build, run it once, and make it the active release of its app.',
      undefined,
      (app, _, options) => publish(open(), app, options),
    ),
  )
    .option('--build <dir>', 'folder of the build (default: dist/build)')
    .option(
      '--rollout <steps>',
      'to a part of the visitors first: a percentage, or timed steps: 10:15,50:30,100',
    )
    .option(
      '--claim <path>',
      'path prefix that the app gets with this release; may be repeated',
      (one, all: string[] = []) => [...all, one],
    )
    .option('--dry-run', 'look at the release and run it, and publish nothing')
    .option('--commit <hash>', 'commit the build was made from (default: that of the working tree)')
    .option('--force', 'publish a release that fails its probe, or breaks a rule that allows that');
  for (const [name, { description, release }] of Object.entries(commands))
    withOptions(
      add<CommandOptions>(name, description, release, (app, named, options) =>
        run(open(), app, name, options, { ...(named && { release: named }) }),
      ),
    );
  withOptions(
    add<CommandOptions & { to: string }>(
      'rollout',
      'Give a release to a part of the visitors, or change how many get it.',
      '[release]',
      (app, named, options) =>
        run(open(), app, 'rollout', options, { steps: options.to, ...(named && { release: named }) }),
    ),
  ).requiredOption('--to <steps>', 'percent of the visitors, or timed steps: 10:15,50:30,100');
  add<{ hours: number; json?: true }>(
    'preview',
    'Print a link that shows the site with the release that is being rolled out, to one browser alone.',
    undefined,
    async (app, _, options) =>
      printPreview(options, await open().post<PreviewLink>(`/apps/${app}/preview`, { hours: options.hours })),
  )
    .addOption(hoursOption())
    .option('--json', 'print the result as JSON');
  program
    .command('status')
    .description('What is live and since when; of one app its history, too.')
    .argument('[app]', 'such as mfe-search', ownApp)
    .option('--limit <count>', 'entries of the history', atLeastOne, 10)
    .option('--json', 'print the result as JSON')
    .action((app: string | undefined, options: { limit: number; json?: true }) => show(open(), app, options));
}

async function publish(client: RegistryClient, app: string, options: PublishOptions): Promise<void> {
  const buildDir = path.resolve(options.build ?? path.join('dist', 'build'));
  const upload = await uploadBuild(client, app, buildDir, showProgress);
  const built = await stat(path.join(buildDir, 'build.json'));
  const { expect, rollout, claim, reason, force, dryRun } = options;
  const commit = options.commit ?? currentCommit(buildDir);
  const result = await client.post<{
    to?: string;
    release?: string;
    version: string;
    changed?: boolean;
    probe?: ProbeResult;
  }>(`${upload}/publish`, {
    ...(reason && { reason }),
    ...(expect && { expect: expect === 'none' ? null : expect }),
    ...(rollout && { rollout }),
    ...(claim && { claims: claim }),
    ...(commit && { commit }),
    provenance: provenanceOf(buildDir, commit),
    ...(force && { force }),
    ...(dryRun && { dryRun }),
    builtAt: built.mtime.toISOString(),
  });
  const id = result.to ?? result.release;
  const what = dryRun
    ? 'would be published'
    : rollout
      ? `goes to its visitors by ${rollout}`
      : result.changed === false
        ? 'runs already, nothing to do'
        : 'runs now, read back and verified';
  const probed = result.probe ? `; ${probeText(result.probe)}` : '';
  print(options, result, `${app} ${id} (${result.version}) ${what}${probed}`);
}

async function run(
  client: RegistryClient,
  app: string,
  name: string,
  options: CommandOptions,
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

function showProgress(done: number, total: number): void {
  if (process.stderr.isTTY)
    process.stderr.write(`\r\x1b[Kuploading ${done}/${total}${done === total ? '\r\x1b[K' : ''}`);
}
