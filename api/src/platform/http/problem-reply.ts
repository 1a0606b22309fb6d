import { STATUS_CODES } from 'node:http';
import { retryAfterSeconds } from '@enerabi/shared/constants';
import { type Problem, problemMediaType } from '@enerabi/shared/contract';
import type { Context } from 'hono';
import { databaseFailure } from '../db/database-failure.ts';
import { ProblemError } from './problem-error.ts';

/** The reply of a form may be shown to its visitor. */
const words = {
  unavailable: 'ただいまアクセスが集中しているか、メンテナンス中です。時間をおいて、もう一度お試しください。',
  full: 'ただいま新しい情報を保存できません。時間をおいて、もう一度お試しください。',
};

/** An error as the caller's problem: a database that is down or full has a status for trying again later. */
function asProblem(error: Error): ProblemError | undefined {
  if (error instanceof ProblemError) return error;
  const fault = databaseFailure(error);
  if (!fault) return undefined;
  const headers = { 'retry-after': String(retryAfterSeconds) };
  return new ProblemError(503, `database_${fault}`, words[fault], { headers });
}

/** @returns the problem in the form of RFC 9457; an unexpected error contains only the reference number */
export function problemOf(error: Error, requestId: string): Problem {
  const known = asProblem(error);
  const status = known?.status ?? 500;
  return {
    ...known?.extensions,
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
  return context.body(JSON.stringify(problem), problem.status as 500, {
    ...asProblem(error)?.headers,
    'content-type': problemMediaType,
  });
}
