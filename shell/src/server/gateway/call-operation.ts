import { queryString } from '@enerabi/shared/client/query-string';
import type { Operation, OperationSchemas, QueryOf, ReplyOf } from '@enerabi/shared/contract';
import type { Context } from 'hono';
import type { ServerEnvironment } from '../server-environment.ts';
import { callApi } from './call-api.ts';

/** The API knows nothing at this address. */
export class NotFoundError extends Error {
  override name = 'NotFoundError';
}

/** The API did not reply, or its reply breaks the contract. */
export class ApiUnavailableError extends Error {
  override name = 'ApiUnavailableError';
}

/**
 * Calls an operation of the contract for answers that this server makes itself; pages use the client of the kernel.
 * @throws NotFoundError if the API does not know or cannot read what is asked for; ApiUnavailableError for every other
 *   failure
 */
export type CallOperation = <S extends OperationSchemas>(
  operation: Operation<S>,
  query?: QueryOf<S>,
) => Promise<ReplyOf<S>>;

/**
 * Answers a program, not a person, from the API's reply. Failures are a line of text, never a page: 404, or 503 with
 * the time to come back.
 */
export async function answerFromApi(
  context: Context<ServerEnvironment>,
  apiBaseUrl: string,
  answer: (ask: CallOperation) => Promise<Response>,
): Promise<Response> {
  const { signal } = context.req.raw;
  const call = callApi(apiBaseUrl);
  const ask: CallOperation = async (operation, query) => {
    const path = `${operation.path}?${queryString((query ?? {}) as Record<string, unknown>)}`;
    const answered = await call(
      { method: 'GET', path, signal },
      { requestId: context.get('requestId') ?? '' },
    );
    if (!answered) throw new ApiUnavailableError(`${operation.id}: no reply in time`);
    const { status, body } = answered;
    if (status === 404 || status === 422) throw new NotFoundError(operation.id);
    if (status < 200 || status > 299) throw new ApiUnavailableError(`${operation.id}: ${status}`);
    const { reply: schema } = await operation.schemas();
    const read = schema.safeParse(body);
    if (!read.success) throw new ApiUnavailableError(`${operation.id}: the reply does not keep the contract`);
    return read.data as never;
  };
  try {
    return await answer(ask);
  } catch (error) {
    if (signal.aborted) return new Response(null, { status: 499 });
    if (error instanceof NotFoundError)
      return context.text('Not Found\n', 404, { 'cache-control': 'no-store' });
    if (!(error instanceof ApiUnavailableError)) throw error;
    context.get('log')?.warn({ err: error, requestId: context.get('requestId') }, 'no answer for a program');
    return context.text('Service Unavailable\n', 503, { 'cache-control': 'no-store', 'retry-after': '60' });
  }
}
