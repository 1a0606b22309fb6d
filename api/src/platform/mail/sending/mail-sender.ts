import { whenMailWaits } from '../wake-up.ts';
import { deliverDue, type MailContext } from './deliver.ts';
import { deleteOldMails } from './mail.queries.ts';
import { retainedSince } from './retention.rules.ts';

export interface MailSender {
  /** Waits for mails under way, for a moment; they go out at the next start otherwise. */
  stop: () => Promise<void>;
}

const pollMs = 2_000;
/** By then the transaction that queued a mail has been committed, as a rule; the next look finds it otherwise. */
const soonMs = 100;
const deadlineMs = 3_000;
/** Old mails are deleted once a day. */
const sweepIntervalMs = 86_400_000;

/** Sends what waits, for as long as the process lives: what is queued here at once, what others queue within 2 s. */
export function startSending(context: MailContext): MailSender {
  const { db, transport, log, clock } = context;
  let isStopping = false;
  let isWoken = false;
  let isBroken = false;
  let sweptAt = 0;
  let wake = () => {};
  const stopListening = whenMailWaits(() => {
    isWoken = true;
    wake();
  });

  const look = async () => {
    isWoken = false;
    while (!isStopping && (await deliverDue(context)) > 0);
    if (clock().getTime() - sweptAt < sweepIntervalMs) return;
    await deleteOldMails(db, retainedSince(clock()));
    sweptAt = clock().getTime();
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
