import type { Logger } from 'pino';

/** Messages of a session's log, word for word (R3.5). */
export type SessionFailure =
  | 'failed to obtain authentication info'
  | 'failed to update authentication info'
  | 'failed to fetch user';

export type SayFailure = (failure: SessionFailure, details: { requestId: string; status?: number }) => void;

const logThrottleMs = 1_000;

/**
 * Repeats of a line within a second are dropped (R3.5): an API that is down would else fill the log.
 * @param now epoch milliseconds
 */
export function sessionLog(log: Pick<Logger, 'warn'>, now: () => number): SayFailure {
  const lastSaid = new Map<SessionFailure, number>();
  return (failure, details) => {
    const last = lastSaid.get(failure);
    if (last !== undefined && now() - last < logThrottleMs) return;
    lastSaid.set(failure, now());
    log.warn(details, failure);
  };
}
