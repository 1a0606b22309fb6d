import type { Operation, OperationSchemas, Problem, ReplyOf } from '@enerabi/shared/contract';
import { api, type LoaderArgs } from '@enerabi/shared/kernel';
import { readTyped } from './read-typed.ts';
import { type FieldCode, fieldCodes } from './refusal/field-codes.ts';

/** Reply to a refused form; the page has the texts. */
export interface Refusal {
  errors: FieldCode[];
  /** The problem's code, if it concerns no field. */
  failure?: string;
  /** The API's own sentence on it, in Japanese, if it has one. */
  message?: string;
  /** Seconds after which it may be sent again, if the API says so. */
  retryAfter?: number;
}

export type Sent<R> = { isDone: true; reply: R } | { isDone: false; status: number; refusal: Refusal };

type WithBody = OperationSchemas & Required<Pick<OperationSchemas, 'body'>>;

/**
 * Checks the typed text by the contract's schema, and sends it. It works the same in the browser and, without scripts,
 * on the server (R5.3).
 * @param typed values by the names of the body's fields
 * @param options `idempotencyKey` of this form, so that a repeat does nothing twice
 * @returns the API's reply, or the refusal and the status of the page's response
 */
export async function sendForm<S extends WithBody>(
  { request, context }: LoaderArgs,
  operation: Operation<S>,
  typed: unknown,
  { idempotencyKey }: { idempotencyKey?: string } = {},
): Promise<Sent<ReplyOf<S>>> {
  const { data, issues } = await readTyped(operation, typed);
  if (issues.length > 0) return { isDone: false, status: 422, refusal: { errors: fieldCodes(issues) } };
  const problems: Problem[] = [];
  const reply = await context.get(api)(operation as Operation<WithBody>, {
    body: data,
    signal: request.signal,
    ...(idempotencyKey && { idempotencyKey }),
    onFailure: (problem) => void problems.push(problem),
  });
  const [problem] = problems;
  return problem ? { isDone: false, ...refusedBy(problem) } : { isDone: true, reply: reply as ReplyOf<S> };
}

/** Converts a problem to a refusal. Any failure of the API itself becomes `unavailable`. */
function refusedBy({ status, code, message, errors = [], retry_after }: Problem): {
  status: number;
  refusal: Refusal;
} {
  if (errors.length === 0)
    return {
      status: status < 500 ? status : 503,
      refusal: {
        errors: [],
        failure: code,
        ...(message && { message }),
        ...(retry_after && { retryAfter: retry_after }),
      },
    };
  const issues = errors.map(({ field, code }) => ({ path: field.split(/[.[]/), message: code }));
  return { status, refusal: { errors: fieldCodes(issues) } };
}
