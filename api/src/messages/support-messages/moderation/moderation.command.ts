import { type Command, Option } from 'commander';
import type { Kysely } from 'kysely';
import { runCommand } from '../../../platform/command/run-command.ts';
import { wholeNumber } from '../../../platform/command/whole-number.ts';
import type { Schema } from '../../../platform/db/schema.ts';
import type { ModerationState, RejectionReason } from '../../../platform/db/support-message-schema.ts';
import { type Decision, decide } from './moderate.writes.ts';
import { findModerated, findNamed } from './moderated.queries.ts';
import { decidedText, listText, messageText } from './moderation.text.ts';
import { ModerationError } from './moderation-error.ts';
import { rejectionReasonIds, rejectionReasons } from './rejection-reasons.ts';

interface ListFlags {
  state: ModerationState | 'any';
  facility?: string;
  limit: number;
  json?: boolean;
}
interface RejectFlags {
  reason: RejectionReason;
  note?: string;
  json?: boolean;
}

const help = `
A new message is shown once it is approved. ⟦ and ⟧ mark what needs a second look; every message has to be read.
A message is named by its reference (7K3M-94QF), or by its number where it has none.

Reasons for reject:
${rejectionReasonIds.map((id) => `  ${id.padEnd(12)} ${rejectionReasons[id]}`).join('\n')}

Examples:
  npm run data -- support-messages list
  npm run data -- support-messages approve 7K3M-94QF 4WXC-P7HT
  npm run data -- support-messages reject 9DGM-K3VA --reason personal --note "names a teacher"

Exit codes: 0 done, or decided so before; 1 no such message (nothing was changed), or the database could not be
used; 2 wrong usage.`;

async function show(db: Kysely<Schema>, names: readonly string[]) {
  const found = await findNamed(db, names);
  const missing = names.filter((_, at) => found[at] === undefined);
  if (missing.length > 0)
    throw new ModerationError(`no support message ${missing.join(', ')}; "list" shows the references.`);
  return found.filter((message) => message !== undefined);
}

const decideAndTell = (names: string[], decision: Decision, json: boolean | undefined) =>
  runCommand(({ db }) => decide(db, names, decision, new Date()), { json, textOf: decidedText });

/** Adds `support-messages list|show|approve|reject` to the program of data commands. */
export function supportMessagesCommand(program: Command): void {
  const command = program
    .command('support-messages')
    .description("Read parents' messages, and decide which are shown.")
    .addHelpText('after', help);

  command
    .command('list')
    .description('Show messages, the oldest first.')
    .addOption(
      new Option('--state <state>', 'what was decided')
        .choices(['waiting', 'approved', 'rejected', 'any'])
        .default('waiting'),
    )
    .option('--facility <path name>', 'only messages about this facility')
    .option('--limit <number>', 'how many at most', wholeNumber(1, 99_999), 50)
    .option('--json', 'print them as JSON')
    .action(({ state, facility, limit, json }: ListFlags) =>
      runCommand(
        ({ db }) => findModerated(db, { state: state === 'any' ? undefined : state, facility, limit }),
        {
          json,
          textOf: (messages) => listText(messages, limit),
        },
      ),
    );

  command
    .command('show')
    .description('Show single messages.')
    .argument('<reference...>', 'references or numbers')
    .option('--json', 'print them as JSON')
    .action((names: string[], { json }: { json?: boolean }) =>
      runCommand(({ db }) => show(db, names), {
        json,
        textOf: (messages) => messages.map(messageText).join('\n\n'),
      }),
    );

  command
    .command('approve')
    .description('Show messages on the site.')
    .argument('<reference...>', 'references or numbers')
    .option('--json', 'print what was decided as JSON')
    .action((names: string[], { json }: { json?: boolean }) =>
      decideAndTell(names, { state: 'approved' }, json),
    );

  command
    .command('reject')
    .description('Keep messages off the site; they are deleted after 90 days.')
    .argument('<reference...>', 'references or numbers')
    .addOption(new Option('--reason <reason>', 'why').choices(rejectionReasonIds).makeOptionMandatory())
    .option('--note <text>', 'more about the reason, for those who moderate')
    .option('--json', 'print what was decided as JSON')
    .action((names: string[], { reason, note, json }: RejectFlags, reject: Command) => {
      if (reason === 'other' && !note)
        reject.error("error: --reason other needs '--note <text>'", { exitCode: 2 });
      return decideAndTell(names, { state: 'rejected', reason, note }, json);
    });
}
