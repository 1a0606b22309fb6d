import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Schema } from '../../platform/db/schema.ts';
import { runRegularly } from '../../platform/queue/run-regularly.ts';
import type { BookingMails } from '../bookings/booking-mails.ts';
import { sendReminders } from './send-reminders.ts';

const everyMs = 5 * 60_000;

/**
 * Mails reminders at once, and then every 5 minutes.
 * @returns ends it, and waits for a run under way
 */
export const sendRemindersRegularly = (
  db: Kysely<Schema>,
  mails: BookingMails,
  log: Logger,
): (() => Promise<void>) =>
  runRegularly({
    everyMs,
    run: async (isEnding) => {
      const sent = await sendReminders(db, mails, new Date(), isEnding);
      if (sent.reminders + sent.digests > 0) log.info(sent, 'reminders of visits queued');
    },
    failed: (error) => log.error({ err: error }, 'reminders of visits could not be queued'),
  });
