import { stat } from 'node:fs/promises';
import path from 'node:path';
import { type Command, InvalidArgumentError } from 'commander';
import { currentCommit } from '../build/current-commit.ts';
import { provenanceOf } from '../build/provenance.ts';
import { claimedPath } from '../document/index.ts';
import {
  type Publication,
  publishBuild,
  type RolloutSteps,
  readHead,
  rollOutBuild,
  stageBuild,
} from '../registry/index.ts';
import { openRegistry, operator, root, siteContract, siteProbe } from './command-context.ts';
import { rolloutText, stepsOption } from './rollout.command.ts';
import { print, probeText, readBack } from './terminal/output.ts';

interface PublishOptions {
  build?: string;
  expect?: string;
  reason?: string;
  by?: string;
  commit?: string;
  force?: true;
  rollout?: RolloutSteps;
  claim?: string[];
  dryRun?: true;
  json?: true;
}

export function addPublishCommand(program: Command): void {
  program
    .command('publish')
    .description(
      'Put a build into the release store, run it once, and make it the active release of its app.',
    )
    .argument('<app>', 'shell or a remote, such as mfe-search')
    .option('--build <dir>', 'folder of the build (default: <app>/dist/build)')
    .option('--expect <release>', 'refuse unless this release is active now; `none` for a first publication')
    .option('--reason <text>', 'why, for the audit log')
    .option('--by <name>', 'who, for the audit log (default: this account and machine)')
    .option('--commit <hash>', 'commit the build was made from (default: that of the working tree)')
    .option(
      '--rollout <steps>',
      'give it to a part of the visitors first: a percentage (0 for nobody yet), or timed steps: 10:15,50:30,100',
      stepsOption,
    )
    .option(
      '--claim <path>',
      'path prefix that the app gets with this release, such as /events; may be repeated',
      addClaim,
    )
    .option('--dry-run', 'look at the release and run it as a publication does, and publish nothing')
    .option('--force', 'publish a release that fails its probe all the same; it is logged as faulty')
    .option('--json', 'print the result as JSON')
    .action(publish);
}

async function publish(app: string, options: PublishOptions): Promise<void> {
  const buildDir = path.resolve(options.build ?? path.join(root, app, 'dist', 'build'));
  const built = await stat(path.join(buildDir, 'build.json')).catch(() => undefined);
  const commit = options.commit ?? currentCommit(root);
  const publication = {
    ...(await openRegistry()),
    app,
    buildDir,
    who: options.by || operator(),
    now: new Date(),
    reason: options.reason ?? null,
    commit,
    provenance: provenanceOf(root, commit),
    ...(built && { builtAt: built.mtime }),
    onProgress: showProgress,
    probe: siteProbe(),
    liveContract: siteContract,
    isForced: options.force ?? false,
    claims: options.claim,
  };
  if (options.dryRun) return tryOut(publication, options);
  if (options.rollout) return rollOutBuilt(publication, options, options.rollout);
  const expect = options.expect === 'none' ? null : options.expect;
  const result = await publishBuild({ ...publication, expect });
  const { to, from, version, changed, confirmation, probe } = result;
  const before = from === null ? 'its first release' : `before: ${from}`;
  const what = changed
    ? `now runs ${to} (${version}), ${before}`
    : `runs ${to} (${version}) already, nothing to do`;
  print(
    options,
    result,
    `${app} ${what}; ${changed ? `${probeText(probe)}; ` : ''}${readBack(confirmation)}`,
  );
}

function addClaim(text: string, before: string[] = []): string[] {
  if (!claimedPath.safeParse(text).success)
    throw new InvalidArgumentError('It must be lower-case segments such as /events or /one_stop/events.');
  return [...before, text];
}

/** The gate and the probe, as a team's own checks run them before a publication. */
async function tryOut(publication: Publication, options: PublishOptions): Promise<void> {
  const { state } = await readHead(publication);
  const { to, release, probe } = await stageBuild(publication, state);
  const text = `${publication.app} ${to} (${release.version}) would be published; ${probeText(probe)}`;
  print(options, { app: publication.app, to, version: release.version, probe, dryRun: true }, text);
}

async function rollOutBuilt(
  publication: Publication,
  options: PublishOptions,
  steps: RolloutSteps,
): Promise<void> {
  const { app } = publication;
  const result = await rollOutBuild({ ...publication, expect: options.expect }, steps);
  const { release, version, probe, confirmation } = result;
  const text = `${app} ${release} (${version}) ${rolloutText(steps)}; ${probeText(probe)}`;
  print(options, result, `${text}; ${readBack(confirmation)}`);
}

function showProgress(done: number, total: number): void {
  if (process.stderr.isTTY)
    process.stderr.write(`\r\x1b[Kcompressing ${done}/${total}${done === total ? '\r\x1b[K' : ''}`);
}
