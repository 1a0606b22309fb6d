import { wallClockInJapan } from '@enerabi/shared/clock';
import { type Command, Option } from 'commander';
import { ensureAuthSecret } from '../../identity/secret/auth-secret.ts';
import { deriveSecrets } from '../../identity/secret/secrets.ts';
import { dayOption } from '../../platform/command/day-option.ts';
import { runCommand } from '../../platform/command/run-command.ts';
import { wholeNumber } from '../../platform/command/whole-number.ts';
import { deskOf } from '../../platform/mail/recipient.rules.ts';
import { cancelByReference } from '../member-bookings/cancel-booking.ts';
import { bookingCsv } from './booking-csv.ts';
import { findListedBookings, type ListedBooking } from './booking-list.queries.ts';
import { bookingsText } from './booking-text.ts';
import { calendarCommand } from './calendar.command.ts';

interface Flags {
  facility?: string;
  on?: string;
  all?: boolean;
  limit?: number;
  json?: boolean;
}

const help = `
Visits that families have booked, by their time. The columns of list: time, number, facility, name, telephone,
adults+children. Times are Japan's.

Examples:
  npm run data -- bookings list                                what is ahead
  npm run data -- bookings list --facility hanaoka --on 2026-12-01
  npm run -s data -- bookings export --facility hanaoka > visits.csv
  npm run data -- bookings cancel 7K3M-92QF
  npm run data -- bookings calendar --facility hanaoka         an address for its calendar program

Exit codes: 0 done; 1 there is no such visit, or the database could not be used; 2 wrong usage. Bookings hold personal data: keep exports no
longer than they are needed.`;

const run = (
  { facility, on, all, limit, json }: Flags,
  textOf: (bookings: readonly ListedBooking[]) => string,
): Promise<void> => {
  const query = { facility, on, isAll: all ?? false, limit, clock: wallClockInJapan(new Date()) };
  return runCommand(({ db }) => findListedBookings(db, query), { json, textOf });
};

/** Adds `bookings list|export|cancel|calendar` to the program of data commands. */
export function bookingsCommand(program: Command): void {
  const bookings = program
    .command('bookings')
    .description('Visits that families have booked: look at them, and export them for a facility.')
    .addHelpText('after', help);
  const add = (name: string, description: string): Command =>
    bookings
      .command(name)
      .description(description)
      .option('--facility <path>', 'of one facility: the last part of its address')
      .option('--on <date>', 'of one day, such as 2026-12-01', dayOption)
      .option('--all', 'past and cancelled visits, too');
  add('list', 'List visits that are ahead, soonest first.')
    .option('--limit <number>', 'at most so many', wholeNumber(1), 100)
    .option('--json', 'print them as JSON')
    .action((flags: Flags) => run(flags, bookingsText));
  bookings
    .command('cancel')
    .description(
      'Cancel a visit that a family gave up by telephone, also after its deadline; both sides are mailed.',
    )
    .argument('<number>', 'of the booking, such as 7K3M-92QF')
    .option('--json', 'print it as JSON')
    .action((reference: string, { json }: Flags) =>
      runCommand(
        async ({ db, settings }) => {
          const mails = {
            site: { name: settings.SITE_NAME, origin: settings.PUBLIC_ORIGIN },
            desk: deskOf(settings),
            linkKey: deriveSecrets(await ensureAuthSecret(settings)).bookings,
          };
          return cancelByReference(db, { reference: reference.toUpperCase(), ...mails }, new Date());
        },
        {
          json,
          textOf: ({ facility, starts_at }) =>
            `${reference}: cancelled, ${facility}, ${starts_at.slice(0, 16)}`,
        },
      ),
    );
  calendarCommand(bookings);
  add('export', 'Print visits that are ahead as CSV, or as JSON.')
    .addOption(new Option('--csv', 'as CSV for spreadsheet programs, the default').conflicts('json'))
    .option('--json', 'as JSON')
    .action((flags: Flags) => run(flags, bookingCsv));
}
