import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Schema } from '../../platform/db/schema.ts';
import { runRegularly } from '../../platform/queue/run-regularly.ts';
import { renewWaitlist } from './renew-waitlist.ts';
import type { WaitlistMails } from './waitlist-mails.ts';

/** Who waits hears of free capacity within this time. */
const everyMs = 5_000;

/**
 * Does what is due on waitlists, at once and then every 5 seconds.
 * @returns ends it, and waits for a run under way
 */
export const renewWaitlistRegularly = (
  db: Kysely<Schema>,
  mails: WaitlistMails,
  log: Logger,
): (() => Promise<void>) =>
  runRegularly({
    everyMs,
    run: async (isEnding) => {
      const renewed = await renewWaitlist(db, mails, new Date(), isEnding);
      if (renewed.ended + renewed.mailed + renewed.over > 0) log.info(renewed, 'waitlists renewed');
    },
    failed: (error) => log.error({ err: error }, 'waitlists could not be renewed'),
  });
