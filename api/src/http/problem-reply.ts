import { STATUS_CODES } from 'node:http';
import { type Problem, problemMediaType } from '@enerabi/shared/contract';
import type { Context } from 'hono';
import { ProblemError } from './problem-error.ts';

/** @returns the problem as RFC 9457 has it; an unexpected error says nothing of itself but the reference number */
export function problemOf(error: Error, requestId: string): Problem {
  const known = error instanceof ProblemError ? error : undefined;
  const status = known?.status ?? 500;
  return {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? 'Error',
    status,
    code: known?.code ?? 'internal_error',
    ...(known && { detail: known.message }),
    ...(known?.errors && { errors: known.errors }),
    request_id: requestId,
  };
}

export function problemReply(context: Context, error: Error): Response {
  const problem = problemOf(error, context.get('requestId'));
  const headers = error instanceof ProblemError ? error.headers : {};
  return context.body(JSON.stringify(problem), problem.status as 500, {
    ...headers,
    'content-type': problemMediaType,
  });
}
