import { Command, CommanderError } from 'commander';
import { Conflict } from '../registry/index.ts';
import { addAvailabilityCommands } from './availability.command.ts';
import { addDrillCommand } from './drill.command.ts';
import { printError } from './output.ts';
import { addPreviewCommand } from './preview.command.ts';
import { addPublishCommand } from './publish.command.ts';
import { addRollbackCommand } from './rollback.command.ts';
import { addRolloutCommands } from './rollout.command.ts';
import { addStatusCommand } from './status.command.ts';
import { addTokenCommands } from './token.command.ts';
import { addVerifyCommands } from './verify.command.ts';

/** 1: refused or failed, 2: wrong usage, 3: the app was changed meanwhile. */
const exitCode = (error: unknown): number => {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  return error instanceof Conflict ? 3 : 1;
};

const program = new Command('npm run release --')
  .description('Publish, roll out, roll back, drill and look at releases. The store is DATA_DIR/releases.')
  .addHelpText('after', '\nExit codes: 0 done, 1 refused or failed, 2 wrong usage, 3 conflict.')
  .showSuggestionAfterError()
  .exitOverride();
addPublishCommand(program);
addRollbackCommand(program);
addRolloutCommands(program);
addAvailabilityCommands(program);
addDrillCommand(program);
addPreviewCommand(program);
addStatusCommand(program);
addVerifyCommands(program);
addTokenCommands(program);

try {
  await program.parseAsync();
} catch (error) {
  // Commander has already reported the wrong usage.
  if (!(error instanceof CommanderError)) printError(error, process.argv.includes('--json'));
  process.exitCode = exitCode(error);
}
