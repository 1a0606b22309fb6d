import { retryAfterSeconds } from '@enerabi/shared/constants';
import { type Problem, problemMediaType } from '@enerabi/shared/contract';
import type { BodyFault } from '@enerabi/shared/server/network';

/** A problem response of the gateway itself (RFC 9457). */
export function problemResponse(
  status: number,
  code: string,
  title: string,
  requestId: string,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const problem: Problem = { type: 'about:blank', title, status, code, request_id: requestId };
  return Response.json(problem, {
    status,
    headers: { 'content-type': problemMediaType, 'cache-control': 'no-store', ...headers },
  });
}

export const unreachable = (requestId: string): Response =>
  problemResponse(503, 'unreachable', 'The API cannot be reached', requestId, {
    'retry-after': String(retryAfterSeconds),
  });

/**
 * The request did not reach the API. The rest of its body may still be arriving, so the connection cannot be used
 * again.
 */
export const bodyRefused = (fault: BodyFault, requestId: string): Response => {
  const [status, title] = bodyFaults[fault];
  return problemResponse(status, `body_${fault}`, title, requestId, { connection: 'close' });
};

const bodyFaults = {
  too_large: [413, 'The body is too large'],
  too_slow: [408, 'The body did not arrive in time'],
} as const;
