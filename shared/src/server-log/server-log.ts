import { type Logger, pino } from 'pino';

/** Some fifty lines: written one by one, they cost a server a tenth of the time of its pages. */
const together = 8_192;
const atLatestMs = 300;
/** A reader that stands still must not fill the memory: later lines are lost then, and only they. */
const most = 8_388_608;

/**
 * The log of a server process: JSON lines on standard output, each with the service's name.
 *
 * Lines are written together, within 300 ms, and at the end of the process; one that is killed (SIGKILL) loses those of
 * its last moment. A reader that has gone or stands still stops the log, not the server; the end of the process waits
 * for one that stands still.
 * @param service `shell` or `api`
 * @param level the least that is written, as pino names levels: `debug`, `info`, `warn`, `error`, `silent`
 */
export function serverLog(service: string, level: string): Logger {
  const destination = pino.destination({ dest: 1, sync: false, minLength: together, maxLength: most });
  setInterval(() => destination.flush(), atLatestMs).unref();
  return pino({ level, base: { service } }, destination);
}
