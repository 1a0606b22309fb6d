import { stat } from 'node:fs/promises';
import path from 'node:path';
import { readConfiguration } from '@enerabi/shared/server/configuration';
import type { Command } from 'commander';
import { currentCommit } from '../../build/current-commit.ts';
import { provenanceOf } from '../../build/provenance.ts';
import type { LogEvent, Status } from '../../registry/index.ts';
import { print } from '../output.ts';
import { atLeastOne, printStatus } from '../status.command.ts';
import { RegistryCallError, RegistryClient } from './registry-client.ts';
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

function openClient(): RegistryClient {
  const { RELEASE_REGISTRY: address, RELEASE_TOKEN: token } = readConfiguration(process.env);
  if (!address || !token)
    throw new RegistryCallError('no_token', 'RELEASE_REGISTRY needs RELEASE_TOKEN; operations make one');
  return new RegistryClient(address, token);
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
export function addRemoteCommands(program: Command): void {
  addPublish(program);
  for (const [name, { description, release }] of Object.entries(commands)) {
    const command = program.command(name).description(description).argument('<app>', 'such as mfe-search');
    if (release) command.argument(release, 'a release of the app');
    withOptions(command).action((app: string, ...rest: unknown[]) => {
      const given = release ? (rest[0] as string | undefined) : undefined;
      const options = rest[release ? 1 : 0] as CommandOptions;
      return run(app, name, options, { ...(given && { release: given }) });
    });
  }
  withOptions(
    program
      .command('rollout')
      .description('Give a release to a part of the visitors, or change how many get it.')
      .argument('<app>', 'such as mfe-search')
      .argument('[release]', 'a release of the store (default: the one that is being rolled out)')
      .requiredOption('--to <steps>', 'percent of the visitors, or timed steps: 10:15,50:30,100'),
  ).action((app: string, release: string | undefined, options: CommandOptions & { to: string }) =>
    run(app, 'rollout', options, { steps: options.to, ...(release && { release }) }),
  );
  program
    .command('status')
    .description('What is live and since when; of one app its history, too.')
    .argument('[app]', 'such as mfe-search')
    .option('--limit <count>', 'entries of the history', atLeastOne, 10)
    .option('--json', 'print the result as JSON')
    .action(show);
}

function addPublish(program: Command): void {
  withOptions(
    program
      .command('publish')
      .description('Upload a build, run it once, and make it the active release of its app.')
      .argument('<app>', 'such as mfe-search')
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
      .option('--force', 'publish a release that fails its probe, or breaks a rule that allows that'),
  ).action(publish);
}

async function publish(app: string, options: PublishOptions): Promise<void> {
  const client = openClient();
  const buildDir = path.resolve(options.build ?? path.join('dist', 'build'));
  const upload = await uploadBuild(client, app, buildDir, showProgress);
  const built = await stat(path.join(buildDir, 'build.json'));
  const { expect, rollout, claim, reason, force, dryRun } = options;
  const commit = options.commit ?? currentCommit(buildDir);
  const result = await client.post<{ to?: string; release?: string; version: string; changed?: boolean }>(
    `${upload}/publish`,
    {
      ...(reason && { reason }),
      ...(expect && { expect: expect === 'none' ? null : expect }),
      ...(rollout && { rollout }),
      ...(claim && { claims: claim }),
      ...(commit && { commit }),
      provenance: provenanceOf(buildDir, commit),
      ...(force && { force }),
      ...(dryRun && { dryRun }),
      builtAt: built.mtime.toISOString(),
    },
  );
  const id = result.to ?? result.release;
  const what = dryRun
    ? 'would be published'
    : rollout
      ? `goes to its visitors by ${rollout}`
      : result.changed === false
        ? 'runs already, nothing to do'
        : 'runs now, read back and verified';
  print(options, result, `${app} ${id} (${result.version}) ${what}`);
}

async function run(app: string, name: string, options: CommandOptions, input: object): Promise<void> {
  const { expect, candidate, reason } = options;
  const body = {
    ...input,
    ...(expect && { expect }),
    ...(candidate && { candidate }),
    ...(reason && { reason }),
  };
  const startedAt = performance.now();
  const result = await openClient().post<object>(`/apps/${app}/${name}`, body);
  const ms = Math.round(performance.now() - startedAt);
  const { apps } = await openClient().get<Status>('/status');
  const now = apps.find((row) => row.app === app);
  const tried = now?.rollout
    ? `, and ${now.rollout.weight / 100} % of the visitors get ${now.rollout.candidate}`
    : '';
  print(options, result, `${name}: done in ${ms} ms; ${app} runs ${now?.active} (${now?.version})${tried}`);
}

async function show(app: string | undefined, options: { limit: number; json?: true }): Promise<void> {
  const client = openClient();
  const status = await client.get<Status>('/status');
  const apps = status.apps.filter((row) => app === undefined || row.app === app);
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
