import type { Logger } from 'pino';
import { retainedSince } from './retention.rules.ts';
import { whileBusy } from './while-busy.ts';

export interface QueueSender {
  /** Waits briefly for what is under way; the rest is sent after the next start. */
  stop: () => Promise<void>;
}

export interface SentQueue {
  /** Delivers what is due. @returns how many rows were due; 0: none is left */
  deliverDue: () => Promise<number>;
  /** Deletes what was sent or given up before this time. */
  deleteOld: (before: Date) => Promise<void>;
  /** Calls the listener when a row was queued in this process. @returns ends it */
  whenWaits: (listener: () => void) => () => void;
  /** Logged once if the database cannot be read or written. */
  brokenMessage: string;
  log: Logger;
  /** The current time. */
  clock: () => Date;
}

const pollMs = 2_000;
/** Usually the transaction that queued a row is committed by then; otherwise the next poll finds it. */
const soonMs = 100;
const deadlineMs = 3_000;
/** Old rows are deleted once a day. */
const deletionIntervalMs = 86_400_000;

/**
 * Sends a queue's rows until it is stopped: rows of this process at once, those of other processes within 2 s.
 * While the process is busy with requests, it pauses between two deliveries, for at most half a second.
 */
export function startQueueSender({
  deliverDue,
  deleteOld,
  whenWaits,
  brokenMessage,
  log,
  clock,
}: SentQueue): QueueSender {
  let isStopping = false;
  let isWoken = false;
  let isBroken = false;
  let deletedAt = 0;
  let wake = () => {};
  const stopListening = whenWaits(() => {
    isWoken = true;
    wake();
  });

  const look = async () => {
    isWoken = false;
    // Requests go before the rest of the queue.
    while (!isStopping && (await deliverDue()) > 0) await whileBusy();
    if (clock().getTime() - deletedAt < deletionIntervalMs) return;
    await deleteOld(retainedSince(clock()));
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
          if (!isBroken) log.error({ err: error }, brokenMessage);
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
  };
  return { stop };
}
