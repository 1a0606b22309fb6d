import { type Command, Option } from 'commander';
import { runCommand } from '../../platform/command/run-command.ts';
import { wholeNumber } from '../../platform/command/whole-number.ts';
import { deskOf } from '../../platform/mail/recipient.rules.ts';
import { MessageError, rejectMessage, releaseMessage } from '../candidate-messages/decide-message.ts';
import { findMessages } from '../candidate-messages/message-list.queries.ts';
import { messageCsv } from './message-csv.ts';
import { listText, messageText } from './message-text.ts';

interface Flags {
  facility?: string;
  all?: boolean;
  limit?: number;
  json?: boolean;
  reason?: string;
}

const help = `
A message waits for a person when it looks like spam (held), and when it has nobody to go to: the facility has
no mail address and DESK_MAILADDRESS is not set, or the mail could not be delivered.

Examples:
  npm run data -- messages list                          what waits for a person
  npm run data -- messages list --all --facility 131016-a
  npm run data -- messages show 7K3M-92QF
  npm run data -- messages release 7K3M-92QF             passes it on, and tells its sender
  npm run data -- messages reject 7K3M-92QF --reason "an advertisement"
  npm run -s data -- messages export > messages.csv

Exit codes: 0 done; 1 there is no such message, nothing to do with it, or the database could not be used;
2 wrong usage. Messages hold personal data, which is erased 400 days after sending: keep exports no longer.`;

/** As it is spoken and typed: in capitals. */
const reference = (text: string): string => text.normalize('NFKC').trim().toUpperCase();

const list = ({ facility, all, limit, json }: Flags): Promise<void> =>
  runCommand(({ db }) => findMessages(db, { facilityPathName: facility, isOpen: !all, limit }), {
    json,
    textOf: listText,
  });

const show = (given: string, { json }: Flags): Promise<void> =>
  runCommand(
    async ({ db }) => {
      const [message] = await findMessages(db, { reference: reference(given) });
      if (!message) throw new MessageError(`There is no message ${reference(given)}.`);
      return message;
    },
    { json, textOf: messageText },
  );

const release = (given: string, { json }: Flags): Promise<void> =>
  runCommand(
    async ({ db, settings }) => {
      const passingOn = {
        site: { name: settings.SITE_NAME, origin: settings.PUBLIC_ORIGIN },
        desk: deskOf(settings),
      };
      const recipient = await releaseMessage(db, passingOn, reference(given), new Date());
      return { reference: reference(given), recipient };
    },
    {
      json,
      textOf: ({ recipient }) =>
        `${reference(given)} goes to the ${recipient}; the running API sends its mail.`,
    },
  );

const reject = (given: string, { reason = '', json }: Flags): Promise<void> =>
  runCommand(
    async ({ db }) => {
      await rejectMessage(db, reference(given), reason);
      return { reference: reference(given), state: 'rejected', reason };
    },
    { json, textOf: () => `${reference(given)} is rejected; it stays listed, and nobody is mailed.` },
  );

const exportAll = ({ facility, json }: Flags): Promise<void> =>
  runCommand(({ db }) => findMessages(db, { facilityPathName: facility }), { json, textOf: messageCsv });

/** Adds `messages list|show|release|reject|export` to the program of data commands. */
export const messagesCommand = (program: Command): void => {
  const messages = program
    .command('messages')
    .description('Messages to facilities: what waits for a person, and what was sent.')
    .addHelpText('after', help);
  messages
    .command('list')
    .description('List messages that wait for a person, latest first.')
    .option('--all', 'all messages')
    .option('--facility <path>', 'of one facility: the last part of its address')
    .option('--limit <number>', 'at most so many', wholeNumber(1), 100)
    .option('--json', 'print them as JSON')
    .action(list);
  messages
    .command('show')
    .description('Show a message with all that its sender wrote.')
    .argument('<reference>', 'such as 7K3M-92QF')
    .option('--json', 'print it as JSON')
    .action(show);
  messages
    .command('release')
    .description('Pass on a message that was held, or that reached nobody.')
    .argument('<reference>', 'such as 7K3M-92QF')
    .option('--json', 'print the result as JSON')
    .action(release);
  messages
    .command('reject')
    .description('Keep a message from being passed on. It is not deleted.')
    .argument('<reference>', 'such as 7K3M-92QF')
    .requiredOption('--reason <text>', 'for those who look at it later')
    .option('--json', 'print the result as JSON')
    .action(reject);
  messages
    .command('export')
    .description('Print all messages as CSV, or as JSON.')
    .option('--facility <path>', 'of one facility: the last part of its address')
    .addOption(new Option('--csv', 'as CSV for spreadsheet programs, the default').conflicts('json'))
    .option('--json', 'as JSON')
    .action(exportAll);
};
