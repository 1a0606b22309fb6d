/** Why the database could not work, although the query was right. */
export type DatabaseFailure = 'unavailable' | 'full';

/**
 * PostgreSQL's error codes (its manual, appendix A) that may pass on a later try: whole classes, and single codes of
 * classes that also contain wrong queries.
 */
const passingClasses = ['08', '53', '57', '58'];
/** Read-only standby, idle transaction ended, serialization, deadlock, lock timeout. */
const passingCodes = ['25006', '25P03', '40001', '40P01', '55P03'];
const diskFull = ['53100', 'ENOSPC', 'EDQUOT'];

/** Error codes of the connection (errno). */
const connectionCodes = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
];

/** Messages without a code, of pg, its pool, kysely and PGlite. */
const connectionWords =
  /^(Connection terminated|timeout (exceeded when trying to connect|expired)|Client (was closed|has encountered)|Query read timeout|Cannot use a pool after calling end|driver has already been destroyed|PGlite is clos)/;

/**
 * Distinguishes a database that is down, starting, overloaded, full or too slow from a wrong query.
 * @returns undefined for every other error
 */
export function databaseFailure(error: unknown): DatabaseFailure | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code, syscall } = error as { code?: unknown; syscall?: unknown };
  if (typeof code === 'string') {
    if (diskFull.includes(code)) return 'full';
    const isState = /^[0-9A-Z]{5}$/.test(code);
    if (isState && (passingClasses.includes(code.slice(0, 2)) || passingCodes.includes(code)))
      return 'unavailable';
    if (connectionCodes.includes(code)) return 'unavailable';
    // The socket of a local server that is not running.
    if (code === 'ENOENT' && syscall === 'connect') return 'unavailable';
  }
  if (connectionWords.test(error.message)) return 'unavailable';
  // An attempt at several addresses, or an error that wraps another one.
  const within = error instanceof AggregateError ? error.errors[0] : error.cause;
  return within === error ? undefined : databaseFailure(within);
}
