import { type Command, Option } from 'commander';
import { runCommand } from '../../platform/command/run-command.ts';
import {
  type CalendarAddress,
  makeCalendarAddress,
  revokeCalendarAddress,
} from '../facility-calendar/calendar-secret.writes.ts';

interface Flags {
  facility: string;
  renew?: boolean;
  revoke?: boolean;
  json?: boolean;
}

/** Adds `bookings calendar`. */
export const calendarCommand = (bookings: Command): Command =>
  bookings
    .command('calendar')
    .description(
      "Make the address at which a facility's calendar program reads its visits; it is shown this once, and whoever has it can read them.",
    )
    .requiredOption('--facility <path>', 'the last part of its address')
    .addOption(new Option('--renew', 'make another one; the earlier one ends').conflicts('revoke'))
    .option('--revoke', 'end it')
    .option('--json', 'print it as JSON')
    .action(({ facility, renew, revoke, json }: Flags) =>
      runCommand(
        ({ db, settings }) =>
          revoke
            ? revokeCalendarAddress(db, facility)
            : makeCalendarAddress(
                db,
                { facility, origin: settings.PUBLIC_ORIGIN, isRenewal: renew ?? false },
                new Date(),
              ),
        { json, textOf },
      ),
    );

const textOf = ({ facility, address }: CalendarAddress): string =>
  address ?? `${facility}: the calendar address has ended.`;
