import type { ApiClient, CallOptions } from '../client/api-client.ts';
import { failPage, fatalErrorMessage } from '../client/fatal-error.ts';
import type { Operation, OperationSchemas, Problem, QueryRead, ReplyOf } from '../contract/index.ts';

type Answer = (call: { query: unknown; body: unknown }) => unknown;

/** An operation's answer: a reply, or a `problem`. */
export type Answering = readonly [operationId: string, Answer];

class ProblemAnswer {
  readonly problem: Problem;
  constructor(problem: Problem) {
    this.problem = problem;
  }
}

/** @param answer gets the query and body as parsed by the contract's schema; returns a reply or a `problem` */
export const answering = <S extends OperationSchemas>(
  operation: Operation<S>,
  answer: (call: { query: QueryRead<S>; body: unknown }) => ReplyOf<S> | ProblemAnswer,
): Answering => [operation.id, answer as Answer];

/** @param message a sentence for people, if the server has one */
export const problem = (status: number, code: string, title = code, message?: string): ProblemAnswer =>
  new ProblemAnswer({ type: 'about:blank', title, status, code, ...(message && { message }) });

/**
 * An API client without a network. It checks the contract in both directions: an invalid request is a 422, and an
 * invalid reply fails the test. Without `onFailure` a problem is thrown as the real client throws it (R6.2).
 */
export function createInMemoryApi(...answers: readonly Answering[]): ApiClient {
  const byId = new Map(answers);
  const call = async (operation: Operation, options: CallOptions<OperationSchemas> & OnFailure = {}) => {
    const answer = byId.get(operation.id);
    if (!answer) throw new Error(`No answer was given for the operation ${operation.id}`);
    const schemas = await operation.schemas();
    const query = schemas.query?.safeParse(options.query ?? {});
    const body = schemas.body?.safeParse(options.body);
    const isRefused = query?.success === false || body?.success === false;
    const reply = isRefused
      ? problem(422, 'invalid_request')
      : answer({ query: query?.data, body: body?.data });
    if (!(reply instanceof ProblemAnswer)) return schemas.reply.parse(reply);
    const failed = reply.problem;
    return options.onFailure ? options.onFailure(failed) : failPage(failed, fatalErrorMessage);
  };
  return call as ApiClient;
}

interface OnFailure {
  onFailure?: (problem: Problem) => unknown;
}
