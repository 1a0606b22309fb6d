import { type Logger, pino } from 'pino';
import { LogDestination } from './log-destination.ts';

let destination: LogDestination | undefined;

/**
 * The log of a server process: JSON lines on standard output, each with the service's name.
 *
 * Lines are written together, within 300 ms, and at the end of the process; one that is killed (SIGKILL) loses those of
 * its last moment. A reader that has gone or stands still, or a full disk, stops the log, not the server; the end of the
 * process waits for a reader that stands still, and for no disk. Lines that had to be dropped are counted, and the first
 * line that can be written again says how many they were.
 * @param service `shell` or `api`
 * @param level the least that is written, as pino names levels: `debug`, `info`, `warn`, `error`, `silent`
 */
export function serverLog(service: string, level: string): Logger {
  destination = new LogDestination((lines) => log.warn({ lines }, 'log lines were dropped'));
  const log: Logger = pino({ level, base: { service } }, destination);
  return log;
}

/** @returns how many lines the log of this process has dropped so far; 0 where it has none */
export const droppedLogLines = (): number => destination?.dropped ?? 0;
