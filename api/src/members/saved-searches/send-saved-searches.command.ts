import { wallClockInJapan } from '@enerabi/shared/clock';
import { readConfiguration } from '@enerabi/shared/server/configuration';
import { type Command, InvalidArgumentError } from 'commander';
import { ensureAuthSecret } from '../../identity/secret/auth-secret.ts';
import { deriveSecrets } from '../../identity/secret/secrets.ts';
import { migrate, openDatabase } from '../../platform/db/index.ts';
import { FacilitySearch } from '../../search/facilities/facility-search.ts';
import { JobSearch } from '../../search/jobs/job-search.ts';
import { sendNews } from './send-news.ts';

interface Flags {
  now?: Date;
  json?: boolean;
}

const help = `
The API's servers do the same by themselves, at their start and every ten minutes: daily mails after 8:00 in
Japan, weekly ones on Mondays. What arrived in the last 15 minutes waits for the next mail. A second run sends
nothing twice.

With --now it looks ahead, so that a trial site shows tomorrow's mail today. A search that was looked at then is
not looked at again before: it is refused where MAIL_TRANSPORT sends mail.

Examples:
  npm run data -- send-saved-searches
  npm run data -- send-saved-searches --now 2026-04-02T08:00+09:00 --json

Exit codes: 0 all searches that are due were looked at; 1 the database or the site's secret could not be used;
2 wrong usage.`;

function instant(text: string): Date {
  const date = new Date(text);
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}.*(?:Z|[+-]\d{2}:\d{2})$/.test(text) || Number.isNaN(date.getTime()))
    throw new InvalidArgumentError('It must be a time with its offset, such as 2026-04-02T08:00+09:00.');
  return date;
}

async function sendAction({ now, json }: Flags, command: Command): Promise<void> {
  const settings = readConfiguration(process.env);
  if (now && settings.MAIL_TRANSPORT !== 'outbox')
    command.error('error: --now is for a site that keeps its mail in the outbox (MAIL_TRANSPORT)', {
      exitCode: 2,
    });
  const { savedSearches: key } = deriveSecrets(await ensureAuthSecret(settings));
  const database = await openDatabase(settings);
  try {
    const { db } = database;
    await migrate(db);
    const site = { name: settings.SITE_NAME, origin: settings.PUBLIC_ORIGIN };
    const queuedAt = new Date();
    const at = now ?? queuedAt;
    const context = { db, search: new FacilitySearch(db), jobs: new JobSearch(db), site, key };
    const mails = await sendNews(context, at, { queuedAt });
    const text = `${mails} ${mails === 1 ? 'mail' : 'mails'} queued as of ${wallClockInJapan(at)} in Japan.`;
    process.stdout.write(`${json ? JSON.stringify({ mails, as_of: at }, null, 2) : text}\n`);
  } finally {
    await database.close();
  }
}

/** Adds `send-saved-searches` to the program of data commands. */
export const sendSavedSearchesCommand = (program: Command): void => {
  program
    .command('send-saved-searches')
    .description('Mail members what is new in the searches that they saved, where a mail is due.')
    .option('--now <time>', 'look as if it were this time; only where mail is kept in the outbox', instant)
    .option('--json', 'print the number of mails as JSON')
    .addHelpText('after', help)
    .action(sendAction);
};
