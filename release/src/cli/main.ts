import { Command, CommanderError } from 'commander';
import { addAvailabilityCommands } from './availability.command.ts';
import { addCollectGarbageCommand } from './collect-garbage.command.ts';
import { addDrillCommand } from './drill.command.ts';
import { printError } from './output.ts';
import { addPreviewCommand } from './preview.command.ts';
import { addPublishCommand } from './publish.command.ts';
import { addRemoteCommands } from './remote/remote-commands.ts';
import { addReproduceCommand } from './reproduce.command.ts';
import { addRollbackCommand } from './rollback.command.ts';
import { addRolloutCommands } from './rollout.command.ts';
import { addStatusCommand } from './status.command.ts';
import { addTokenCommands } from './token.command.ts';
import { addVerifyCommands } from './verify.command.ts';

/** 1: refused or failed, 2: wrong usage, 3: the app was changed meanwhile. */
const exitCode = (error: unknown): number => {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  return (error as { code?: unknown }).code === 'conflict' ? 3 : 1;
};

const program = new Command('npm run release --')
  .description(
    'Publish, roll out, roll back, drill and look at releases. The store is DATA_DIR/releases, or behind RELEASE_REGISTRY.',
  )
  .addHelpText('after', '\nExit codes: 0 done, 1 refused or failed, 2 wrong usage, 3 conflict.')
  .showSuggestionAfterError()
  .exitOverride();

/** With RELEASE_REGISTRY a team works through the registry service, without the store and its key. */
const registry = process.env.RELEASE_REGISTRY?.trim();
if (registry) addRemoteCommands(program);
else {
  addPublishCommand(program);
  addRollbackCommand(program);
  addRolloutCommands(program);
  addAvailabilityCommands(program);
  addDrillCommand(program);
  addPreviewCommand(program);
  addStatusCommand(program);
  addVerifyCommands(program);
  addReproduceCommand(program);
  addCollectGarbageCommand(program);
  addTokenCommands(program);
}

try {
  await program.parseAsync();
} catch (error) {
  // Commander has already reported the wrong usage.
  if (!(error instanceof CommanderError)) printError(error, process.argv.includes('--json'));
  process.exitCode = exitCode(error);
}
