import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { Command } from 'commander';
import { currentCommit } from '../../build/current-commit.ts';
import { provenanceOf } from '../../build/provenance.ts';
import type { ProbeResult } from '../../registry/index.ts';
import { print, probeText } from '../terminal/output.ts';
import { addChange, type ChangeOptions, type RemoteCommandSettings } from './app-command.ts';
import type { RegistryClient } from './registry-client.ts';
import { uploadBuild } from './upload-build.ts';

interface PublishOptions extends ChangeOptions {
  build?: string;
  rollout?: string;
  claim?: string[];
  commit?: string;
  force?: true;
  dryRun?: true;
}

export function addRemotePublish(program: Command, settings: RemoteCommandSettings): void {
  addChange<PublishOptions>(program, settings, {
    name: 'publish',
    description: 'Upload a build, run it once, and make it the active release of its app.',
    act: (client, app, _, options) => publish(client, app, options),
  })
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

function showProgress(done: number, total: number): void {
  if (process.stderr.isTTY)
    process.stderr.write(`\r\x1b[Kuploading ${done}/${total}${done === total ? '\r\x1b[K' : ''}`);
}
