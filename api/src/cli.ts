import { Command, CommanderError } from 'commander';
import { demoCommand } from './demo/demo.command.ts';
import { importCommand } from './import/import.command.ts';
import { importStationsCommand } from './railway/import/import-stations.command.ts';
import { importVacanciesCommand } from './vacancies/import-vacancies.command.ts';

/** Errors whose message is one line for the person at the terminal; any other is a fault of ours and shows its stack. */
const expected = new Set(['ConfigurationError', 'DatabaseError', 'DemoError', 'ImportError']);

const program = new Command('data')
  .usage('<command> [options]')
  .description('Facilities: import open data, or load demonstration data.')
  .showHelpAfterError('(add --help for usage)')
  .exitOverride();

importCommand(program);
importVacanciesCommand(program);
importStationsCommand(program);
demoCommand(program);

try {
  await program.parseAsync(['node', 'data', ...process.argv.slice(2)]);
} catch (error) {
  if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : 2;
  else {
    const { name, message, stack } = error as Error;
    process.stderr.write(`error: ${expected.has(name) ? message : stack}\n`);
    process.exitCode = 1;
  }
}
