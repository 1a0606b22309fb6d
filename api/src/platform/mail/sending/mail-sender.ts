import { whenMailWaits } from '../wake-up.ts';
import { deliverDue, type MailContext } from './deliver.ts';
import { deleteOldMails } from './mail.queries.ts';
import { retainedSince } from './retention.rules.ts';

export interface MailSender {
  /** Waits briefly for mails under way; others are sent after the next start. */
  stop: () => Promise<void>;
}

const pollMs = 2_000;
/** Usually the transaction that queued a mail is committed by then; otherwise the next poll finds it. */
const soonMs = 100;
const deadlineMs = 3_000;
/** Old mails are deleted once a day. */
const deletionIntervalMs = 86_400_000;

/** Sends queued mails until it is stopped: mails of this process at once, those of other processes within 2 s. */
export function startSending(context: MailContext): MailSender {
  const { db, transport, log, clock } = context;
  let isStopping = false;
  let isWoken = false;
  let isBroken = false;
  let deletedAt = 0;
  let wake = () => {};
  const stopListening = whenMailWaits(() => {
    isWoken = true;
    wake();
  });

  const look = async () => {
    isWoken = false;
    while (!isStopping && (await deliverDue(context)) > 0);
    if (clock().getTime() - deletedAt < deletionIntervalMs) return;
    await deleteOldMails(db, retainedSince(clock()));
    deletedAt = clock().getTime();
  };
  const pause = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, isWoken ? soonMs : pollMs);
      wake = () => {
        clearTimeout(timer);
        setTimeout(resolve, isStopping ? 0 : soonMs);
      };
    });
  const run = async () => {
    while (!isStopping) {
      await look().then(
        () => {
          isBroken = false;
        },
        (error) => {
          if (!isBroken)
            log.error({ err: error }, 'mail cannot be looked for, or its sending not be recorded');
          isBroken = true;
        },
      );
      if (!isStopping) await pause();
    }
  };
  const running = run();

  const stop = async () => {
    isStopping = true;
    stopListening();
    wake();
    await Promise.race([running, new Promise((resolve) => setTimeout(resolve, deadlineMs).unref())]);
    transport.close();
  };
  return { stop };
}
