import type { Logger } from 'pino';
import type { ApiReply, Caller } from '../gateway/call-api.ts';

/** The messages of a session's log, word for word as R3.5 prescribes. */
export type SessionFailure =
  | 'failed to obtain authentication info'
  | 'failed to update authentication info'
  | 'failed to fetch user';

export type LogFailure = (failure: SessionFailure, details: { requestId: string; status?: number }) => void;

const logThrottleMs = 1_000;

/**
 * Drops repeats of a line within a second (R3.5): an API that is down would otherwise fill the log.
 * @param now epoch milliseconds
 */
export function sessionLog(log: Pick<Logger, 'warn'>, now: () => number): LogFailure {
  const lastLogged = new Map<SessionFailure, number>();
  return (failure, details) => {
    const last = lastLogged.get(failure);
    if (last !== undefined && now() - last < logThrottleMs) return;
    lastLogged.set(failure, now());
    log.warn(details, failure);
  };
}

export const logDetails = ({ requestId }: Caller, reply: ApiReply | undefined) => ({
  requestId,
  ...(reply && { status: reply.status }),
});
