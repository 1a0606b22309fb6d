import { rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Configuration } from '@rspack/core';
import type { Command } from 'commander';
import { run } from '../../build/run-build.ts';
import { print } from '../terminal/output.ts';
import { needTeamFolder } from './team-folder.ts';

export function addBuildCommand(program: Command): void {
  program
    .command('build')
    .description('Build this remote, for browsers and servers, into dist/build.')
    .option('--json', 'print the result as JSON')
    .action(async (options: { json?: true }) => {
      const { dir, app } = needTeamFolder(process.cwd());
      const buildDir = path.join(dir, 'dist/build');
      const startedAt = performance.now();
      await rm(buildDir, { recursive: true, force: true });
      const config = pathToFileURL(path.join(dir, 'rspack.config.js')).href;
      await run(app, ((await import(config)) as { default: Configuration[] }).default);
      const ms = Math.round(performance.now() - startedAt);
      print(options, { app, buildDir, ms }, `${app}: built in ${ms} ms, dist/build`);
    });
}
