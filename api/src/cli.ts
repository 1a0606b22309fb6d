import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { Command, CommanderError } from 'commander';
import { addCommands } from './commands.ts';

// Before a command loads its code. If the cache cannot be written, all code is compiled at each start.
enableCompileCache(join(import.meta.dirname, '../../node_modules/.cache/compiled'));

/** Errors whose message is one line for the person at the terminal; any other error is a bug and shows its stack. */
const expected = new Set([
  'ConfigurationError',
  'DatabaseError',
  'DemoError',
  'ImportError',
  'MessageError',
  'ModerationError',
  'SlotError',
  'BookingError',
  'StartError',
  'WebhookError',
]);

/** SQLSTATE of a full disk, and of the embedded database, which refuses writes shortly before. */
const noRoom = new Set(['53100', '25006']);

const wordsOf = ({ name, message, stack, code }: Error & { code?: string }): string | undefined => {
  if (noRoom.has(code ?? ''))
    return `the database has no room to write (${message}): make room, and run this again`;
  return expected.has(name) ? message : stack;
};

const program = new Command('data')
  .usage('<command> [options]')
  .description(
    'Facilities, their posts, messages and bookings: import files, load demonstration data, mail what is new, pass messages on, moderate, list bookings and visits, call webhooks.',
  )
  .showHelpAfterError('(add --help for usage)')
  .exitOverride();

const words = process.argv.slice(2);
try {
  await addCommands(program, words[0] ?? '');
  await program.parseAsync(['node', 'data', ...words]);
} catch (error) {
  if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : 2;
  else {
    process.stderr.write(`error: ${wordsOf(error as Error)}\n`);
    process.exitCode = 1;
  }
}
