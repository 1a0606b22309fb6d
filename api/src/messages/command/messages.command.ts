import { type Configuration, readConfiguration } from '@enerabi/shared/server/configuration';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { type Database, migrate, openDatabase } from '../../platform/db/index.ts';
import { MessageError, rejectMessage, releaseMessage } from '../candidate-messages/decide-message.ts';
import { findMessages, type ListedMessage } from '../candidate-messages/message-list.queries.ts';
import { deskOf } from '../candidate-messages/recipient.rules.ts';
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

const print = (text: string): void => void process.stdout.write(text.endsWith('\n') ? text : `${text}\n`);
const json = (value: unknown): void => print(JSON.stringify(value, null, 2));

async function withDatabase(
  work: (database: Database, settings: Configuration) => Promise<void>,
): Promise<void> {
  const settings = readConfiguration(process.env);
  const database = await openDatabase(settings);
  try {
    await migrate(database.db);
    await work(database, settings);
  } finally {
    await database.close();
  }
}

/** As it is spoken and typed: in capitals. */
const reference = (text: string): string => text.normalize('NFKC').trim().toUpperCase();

const wholeNumber = (text: string): number => {
  if (!/^[1-9]\d{0,6}$/.test(text)) throw new InvalidArgumentError('It must be a whole number from 1.');
  return Number(text);
};

const list = ({ facility, all, limit, json: asJson }: Flags): Promise<void> =>
  withDatabase(async ({ db }) => {
    const messages = await findMessages(db, { facilityPathName: facility, isOpen: !all, limit });
    if (asJson) json(messages);
    else print(listText(messages));
  });

const show = (given: string, { json: asJson }: Flags): Promise<void> =>
  withDatabase(async ({ db }) => {
    const [message] = await findMessages(db, { reference: reference(given) });
    if (!message) throw new MessageError(`There is no message ${reference(given)}.`);
    if (asJson) json(message);
    else print(messageText(message));
  });

const release = (given: string, { json: asJson }: Flags): Promise<void> =>
  withDatabase(async ({ db }, settings) => {
    const passingOn = {
      site: { name: settings.SITE_NAME, origin: settings.PUBLIC_ORIGIN },
      desk: deskOf(settings),
    };
    const recipient = await releaseMessage(db, passingOn, reference(given), new Date());
    if (asJson) json({ reference: reference(given), recipient });
    else print(`${reference(given)} goes to the ${recipient}; the running API sends its mail.`);
  });

const reject = (given: string, { reason = '', json: asJson }: Flags): Promise<void> =>
  withDatabase(async ({ db }) => {
    await rejectMessage(db, reference(given), reason);
    if (asJson) json({ reference: reference(given), state: 'rejected', reason });
    else print(`${reference(given)} is rejected; it stays listed, and nobody is mailed.`);
  });

const exportAll = ({ facility, json: asJson }: Flags): Promise<void> =>
  withDatabase(async ({ db }) => {
    const messages: ListedMessage[] = await findMessages(db, { facilityPathName: facility });
    if (asJson) json(messages);
    else print(messageCsv(messages));
  });

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
    .option('--limit <number>', 'at most so many', wholeNumber, 100)
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
