import { wallClockInJapan } from '@enerabi/shared/clock';
import { type ChildClassId, childClassIds } from '@enerabi/shared/constants';
import { type Command, InvalidArgumentError } from 'commander';
import { businessDayBefore, dayAfter } from '../../platform/calendar/business-days.rules.ts';
import { dayOption } from '../../platform/command/day-option.ts';
import { runCommand } from '../../platform/command/run-command.ts';
import { wholeNumber } from '../../platform/command/whole-number.ts';
import { setGuidance } from '../guidance/set-guidance.writes.ts';
import { addSlot, type ClosedDay, closeDay } from '../slots/slot-desk.writes.ts';
import { findListedSlots } from './listed-slots.queries.ts';
import { slotsText } from './slot-text.ts';

const help = `
Visits of a facility that families can book. A booking is never touched: a day that is closed keeps the families
that have booked, who must be called. Times are Japan's; booking and cancelling end at 17:00 on a business day
before, without weekends, holidays and the days around New Year.

Examples:
  npm run data -- slots list --facility hanaoka
  npm run data -- slots add --facility hanaoka --at "2026-12-08 10:00" --minutes 45 --families 3
  npm run data -- slots add --facility hanaoka --at "2026-12-08 14:00" --families 2 --classes 0,1,2 --book-by-days 3
  npm run data -- slots close --facility hanaoka --day 2026-12-08
  npm run data -- slots guide --facility hanaoka --text "上履きをお持ちください。
駐車場はありません。"

Exit codes: 0 done; 1 there is no such facility, it has a slot at that time, or the database could not be used;
2 wrong usage.`;

interface ListFlags {
  facility: string;
  from?: string;
  to?: string;
  json?: boolean;
}
interface AddFlags {
  facility: string;
  at: string;
  minutes: number;
  families: number;
  classes?: ChildClassId[];
  bookByDays: number;
  cancelByDays: number;
  json?: boolean;
}
interface GuideFlags {
  facility: string;
  text: string;
  json?: boolean;
}
interface CloseFlags {
  facility: string;
  day: string;
  json?: boolean;
}

/** @returns `YYYY-MM-DD HH:mm:ss` */
function momentOption(text: string): string {
  const [, day = '', time = ''] = /^(\S+) ([01]\d:[0-5]\d|2[0-3]:[0-5]\d)$/.exec(text) ?? [];
  if (!time) throw new InvalidArgumentError('It must be a day with a time, such as "2026-12-08 10:00".');
  return `${dayOption(day)} ${time}:00`;
}

function classesOption(text: string): ChildClassId[] {
  const ids = text.split(',').map(Number);
  if (ids.some((id) => !childClassIds.some((known) => known === id)) || new Set(ids).size < ids.length)
    throw new InvalidArgumentError('It must be classes from 0 to 5, such as 0,1,2.');
  return ids as ChildClassId[];
}

const later = (clock: string, minutes: number): string =>
  new Date(Date.parse(`${clock.replace(' ', 'T')}Z`) + minutes * 60_000)
    .toISOString()
    .slice(0, 19)
    .replace('T', ' ');

/** On no business day before: until the visit begins. */
const bound = (startsAt: string, days: number): string =>
  days === 0 ? startsAt : `${businessDayBefore(startsAt.slice(0, 10), days)} 17:00:00`;

const add = ({ facility, at, minutes, families, classes = [], bookByDays, cancelByDays, json }: AddFlags) => {
  const slot = {
    facility,
    starts_at: at,
    ends_at: later(at, minutes),
    capacity: families,
    child_class_ids: classes,
    book_by: bound(at, bookByDays),
    cancel_by: bound(at, cancelByDays),
  };
  return runCommand(
    async ({ db }) => {
      await addSlot(db, slot, new Date());
      return slot;
    },
    {
      json,
      textOf: () =>
        `${facility}: ${at.slice(0, 16)}-${slot.ends_at.slice(11, 16)}, ${families} families, booked until ${slot.book_by.slice(0, 16)}, cancelled until ${slot.cancel_by.slice(0, 16)}`,
    },
  );
};

const closedText = ({ facility, day }: CloseFlags, { removed, closed, booked }: ClosedDay): string =>
  [
    `${facility}: ${day} takes no more bookings; ${removed} free visits removed, ${closed} with bookings closed`,
    ...(booked.length > 0 ? [`call these families: ${booked.join(', ')} (bookings list --on ${day})`] : []),
  ].join('\n');

/** Adds `slots list|add|close|guide` to the program of data commands. */
export function slotsCommand(program: Command): void {
  const slots = program
    .command('slots')
    .description(
      'Visits that families can book: look at them, add one, close a day; what families should bring.',
    )
    .addHelpText('after', help);
  const command = (name: string, description: string): Command =>
    slots
      .command(name)
      .description(description)
      .requiredOption('--facility <path>', 'the last part of its address')
      .option('--json', 'print the result as JSON');
  command('list', 'List the visits of the next 60 days.')
    .option('--from <date>', 'from this day on', dayOption)
    .option('--to <date>', 'until this day', dayOption)
    .action(({ facility, from, to, json }: ListFlags) => {
      const first = from ?? wallClockInJapan(new Date()).slice(0, 10);
      const days = { from: first, to: to ?? dayAfter(first, 60) };
      return runCommand(({ db }) => findListedSlots(db, facility, days, new Date()), {
        json,
        textOf: slotsText,
      });
    });
  command('add', 'Add a visit that can be booked at once.')
    .requiredOption('--at <time>', 'when it begins, such as "2026-12-08 10:00"', momentOption)
    .requiredOption('--families <number>', 'how many can come', wholeNumber(1, 1_000))
    .option('--minutes <number>', 'how long it is', wholeNumber(5, 480), 60)
    .option('--classes <ids>', 'for children of these classes, such as 0,1,2; default: any', classesOption)
    .option('--book-by-days <number>', 'business days before that booking ends', wholeNumber(0, 30), 1)
    .option('--cancel-by-days <number>', 'business days before that cancelling ends', wholeNumber(0, 30), 1)
    .action(add);
  command('close', 'Take no more bookings for a day.')
    .requiredOption('--day <date>', 'such as 2026-12-08', dayOption)
    .action((flags: CloseFlags) =>
      runCommand(({ db }) => closeDay(db, flags, new Date()), {
        json: flags.json,
        textOf: (result) => closedText(flags, result),
      }),
    );
  command('guide', 'Set what families read before they come, such as what to bring.')
    .requiredOption('--text <text>', 'up to 500 characters, line breaks included; "" for nothing')
    .action(({ json, ...flags }: GuideFlags) =>
      runCommand(
        async ({ db }) => ({ facility: flags.facility, visit_guidance: await setGuidance(db, flags) }),
        {
          json,
          textOf: ({ facility, visit_guidance }) =>
            visit_guidance === null
              ? `${facility}: families read nothing`
              : `${facility}:\n${visit_guidance}`,
        },
      ),
    );
}
