import { type LogEntry, type LogSource, readHead } from '../../registry/index.ts';
import { readEntry } from '../../registry/log/log-reading.ts';

/** A command as receivers learn of it: the audit record without hashes. Times are ISO 8601 in UTC. */
export interface CommandNotification {
  type: `release.${LogEntry['event']['command']}`;
  seq: number;
  environment: string;
  at: string;
  data: {
    app: string;
    from: string | null;
    to: string;
    version: string;
    who: string;
    reason: string | null;
    /** The weight of a rollout, in ten-thousandths of the visitors. */
    weight: number | null;
  };
}

interface NotifierSettings {
  source: LogSource;
  /** Delivers, or gives up by itself: a receiver that is away for good must not hold up the next ones. */
  send: (notification: CommandNotification) => Promise<void>;
  /** The number of the last entry that was delivered; undefined before the first start. */
  readSeq: () => Promise<number | undefined>;
  writeSeq: (seq: number) => Promise<void>;
}

/**
 * Tells a receiver of every entry of the log, in order, whoever ran the command and wherever. Begins with what comes
 * after its first start, and goes on after a restart where it was.
 */
export async function notifyOnce({ source, send, readSeq, writeSeq }: NotifierSettings): Promise<void> {
  const { seq: newest } = await readHead(source);
  const last = await readSeq();
  if (last === undefined) {
    await writeSeq(newest);
    return;
  }
  for (let seq = last + 1; seq <= newest; seq++) {
    const { entry } = await readEntry(source, seq);
    await send(notificationOf(entry));
    await writeSeq(seq);
  }
}

const notificationOf = ({ seq, environment, event }: LogEntry): CommandNotification => ({
  type: `release.${event.command}`,
  seq,
  environment,
  at: event.at,
  data: {
    app: event.app,
    from: event.from,
    to: event.retires ?? event.to,
    version: event.release.version,
    who: event.who,
    reason: event.reason,
    weight: event.rollout?.weight ?? null,
  },
});
