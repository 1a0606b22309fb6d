import type { BodyOf, Operation, OperationSchemas, Problem, QueryOf, ReplyOf } from '../contract/index.ts';

export interface CallOptions<S extends OperationSchemas> {
  query?: QueryOf<S>;
  body?: BodyOf<S>;
  signal?: AbortSignal;
  /**
   * Sent as `Idempotency-Key`: a repeat with the same key gets the first reply, so that nothing is done twice. Made with
   * the form, and kept over reloads: at most 255 printable ASCII characters without quotes, such as a UUID.
   */
  idempotencyKey?: string;
}

/**
 * Calls an operation of the contract (R6.1). If the call fails, it returns the result of `onFailure`; without
 * `onFailure` it throws a router response for the fatal error page (R6.2), with the status of the API's answer, or 500
 * without one.
 */
export interface ApiClient {
  <S extends OperationSchemas, F>(
    operation: Operation<S>,
    options: CallOptions<S> & { onFailure: (problem: Problem) => F },
  ): Promise<ReplyOf<S> | F>;
  <S extends OperationSchemas>(operation: Operation<S>, options?: CallOptions<S>): Promise<ReplyOf<S>>;
}
