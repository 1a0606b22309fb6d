import { type Command, CommanderError } from 'commander';
import { printError } from './output.ts';

/** 1: refused or failed, 2: wrong usage, 3: the app was changed meanwhile. */
const exitCode = (error: unknown): number => {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  return (error as { code?: unknown }).code === 'conflict' ? 3 : 1;
};

/** Runs the command of this process, and sets its exit code. */
export async function runProgram(program: Command): Promise<void> {
  const all = [program, ...program.commands, ...program.commands.flatMap(({ commands }) => commands)];
  for (const command of all) command.exitOverride().showSuggestionAfterError();
  program.addHelpText('after', '\nExit codes: 0 done, 1 refused or failed, 2 wrong usage, 3 conflict.');
  try {
    await program.parseAsync();
  } catch (error) {
    // Commander has already reported the wrong usage.
    if (!(error instanceof CommanderError)) printError(error, process.argv.includes('--json'));
    process.exitCode = exitCode(error);
  }
}
