#!/usr/bin/env node
import { Command } from 'commander';
import { openClient } from '../remote/open-client.ts';
import { addRemoteCommands } from '../remote/remote-commands.ts';
import { printError } from '../terminal/output.ts';
import { runProgram } from '../terminal/run-program.ts';
import { addBuildCommand } from './build.command.ts';
import { addDevCommand } from './dev.command.ts';
import { addInitCommand } from './init.command.ts';
import { readTeamFolder, type TeamFolder } from './team-folder.ts';
import { addUpdateCommand } from './update.command.ts';

const program = new Command('enerabi-release').description(
  'Make, build and release a remote of the site from a repository of its own. RELEASE_TOKEN is the token of operations.',
);

function main(folder: TeamFolder | undefined): Promise<void> {
  const open = () => {
    const address = process.env.RELEASE_REGISTRY?.trim().replace(/\/$/, '') || folder?.registry;
    return openClient(address, process.env.RELEASE_TOKEN?.trim());
  };
  addInitCommand(program);
  addDevCommand(program, open);
  addBuildCommand(program);
  addRemoteCommands(program, { open, ...(folder && { ownApp: folder.app }) });
  addUpdateCommand(program);
  return runProgram(program);
}

/** Its oldest maintained line; packages that a remote is built with need it, too. */
const oldestNode = 22;

try {
  if (Number(process.versions.node.split('.')[0]) < oldestNode)
    throw new Error(`Node ${process.versions.node} is too old: install Node ${oldestNode} or newer`);
  await main(readTeamFolder(process.cwd()));
} catch (error) {
  printError(error, process.argv.includes('--json'));
  process.exitCode = 1;
}
