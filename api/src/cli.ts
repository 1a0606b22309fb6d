import { Command, CommanderError } from 'commander';
import { demoCommand } from './demo-data/demo.command.ts';
import { ensureAuthSecret } from './identity/secret/auth-secret.ts';
import { deriveSecrets } from './identity/secret/secrets.ts';
import { sendSavedSearchesCommand } from './members/saved-searches/send-saved-searches.command.ts';
import { messagesCommand } from './messages/command/messages.command.ts';
import { supportMessagesCommand } from './messages/support-messages/moderation/moderation.command.ts';
import { importCommand } from './open-data/facilities/import.command.ts';
import { importPostsCommands } from './open-data/posts/import-posts.command.ts';
import { importStationsCommand } from './open-data/stations/import-stations.command.ts';
import { importVacanciesCommand } from './open-data/vacancies/import-vacancies.command.ts';
import { webhooksCommand } from './platform/webhooks/command/webhooks.command.ts';
import { bookingsCommand } from './visits/command/bookings.command.ts';
import { slotsCommand } from './visits/command/slots.command.ts';

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

importCommand(program);
importVacanciesCommand(program);
importStationsCommand(program);
importPostsCommands(program);
demoCommand(program);
sendSavedSearchesCommand(program);
messagesCommand(program);
bookingsCommand(program);
slotsCommand(program);
webhooksCommand(program, {
  keyOf: async (settings) => deriveSecrets(await ensureAuthSecret(settings)).webhooks,
});
supportMessagesCommand(program);

try {
  await program.parseAsync(['node', 'data', ...process.argv.slice(2)]);
} catch (error) {
  if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : 2;
  else {
    process.stderr.write(`error: ${wordsOf(error as Error)}\n`);
    process.exitCode = 1;
  }
}
