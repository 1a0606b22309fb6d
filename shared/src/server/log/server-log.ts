import { type Logger, pino } from 'pino';
import { LogDestination } from './log-destination.ts';

let destination: LogDestination | undefined;

/**
 * The log of a server process: JSON lines on standard output, each with the service's name.
 * Lines are written together, within 300 ms, and at the end of the process; a killed one (SIGKILL) loses its last
 * lines. A blocked or missing reader, or a full disk, stops the log, not the server; the end of the process waits for
 * a blocked reader, but for no disk. Dropped lines are counted, and the next written line reports their number.
 * @param service `shell` or `api`
 * @param level the lowest written level, by pino's names: `debug`, `info`, `warn`, `error`, `silent`
 */
export function serverLog(service: string, level: string): Logger {
  destination = new LogDestination((lines) => log.warn({ lines }, 'log lines were dropped'));
  const log: Logger = pino({ level, base: { service } }, destination);
  return log;
}

/** @returns how many lines the log of this process has dropped so far; 0 without a log */
export const droppedLogLines = (): number => destination?.dropped ?? 0;
