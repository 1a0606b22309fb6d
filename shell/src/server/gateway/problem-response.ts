import { type Problem, problemMediaType } from '@enerabi/shared/contract';

/** A problem response of the gateway itself (RFC 9457). */
export function problemResponse(status: number, code: string, title: string, requestId: string): Response {
  const problem: Problem = { type: 'about:blank', title, status, code, request_id: requestId };
  return Response.json(problem, {
    status,
    headers: { 'content-type': problemMediaType, 'cache-control': 'no-store' },
  });
}

export const unreachable = (requestId: string): Response =>
  problemResponse(503, 'unreachable', 'The API cannot be reached', requestId);
