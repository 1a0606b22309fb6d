import type { BodyOf, Operation, OperationSchemas, Problem, QueryOf, ReplyOf } from '../contract/index.ts';

export interface CallOptions<S extends OperationSchemas> {
  query?: QueryOf<S>;
  body?: BodyOf<S>;
  signal?: AbortSignal;
}

/**
 * Calls an operation of the contract (R6.1).
 * With `onFailure` a failed call answers what it returns; without one the fatal error page is raised (R6.2): a
 * router response with the status of the API's answer, 500 where there is none.
 */
export interface ApiClient {
  <S extends OperationSchemas, F>(
    operation: Operation<S>,
    options: CallOptions<S> & { onFailure: (problem: Problem) => F },
  ): Promise<ReplyOf<S> | F>;
  <S extends OperationSchemas>(operation: Operation<S>, options?: CallOptions<S>): Promise<ReplyOf<S>>;
}
