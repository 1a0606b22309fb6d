import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { Command } from 'commander';
import { currentCommit } from '../build/current-commit.ts';
import { publishBuild } from '../registry/index.ts';
import { openRegistry, operator, root, siteProbe } from './command-context.ts';
import { print, probeText, readBack } from './output.ts';

interface PublishOptions {
  build?: string;
  expect?: string;
  reason?: string;
  by?: string;
  commit?: string;
  force?: true;
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
    .option('--force', 'publish a release that fails its probe all the same; it is logged as faulty')
    .option('--json', 'print the result as JSON')
    .action(publish);
}

async function publish(app: string, options: PublishOptions): Promise<void> {
  const buildDir = path.resolve(options.build ?? path.join(root, app, 'dist', 'build'));
  const built = await stat(path.join(buildDir, 'build.json')).catch(() => undefined);
  const result = await publishBuild({
    ...(await openRegistry()),
    app,
    buildDir,
    who: options.by || operator(),
    now: new Date(),
    reason: options.reason ?? null,
    commit: options.commit ?? currentCommit(root),
    ...(built && { builtAt: built.mtime }),
    expect: options.expect === 'none' ? null : options.expect,
    onProgress: showProgress,
    probe: siteProbe(),
    isForced: options.force ?? false,
  });
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

function showProgress(done: number, total: number): void {
  if (process.stderr.isTTY)
    process.stderr.write(`\r\x1b[Kcompressing ${done}/${total}${done === total ? '\r\x1b[K' : ''}`);
}
