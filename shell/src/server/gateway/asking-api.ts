import { readTimeoutMs } from '@enerabi/shared/constants';
import type { Operation, OperationSchemas, QueryOf, ReplyOf } from '@enerabi/shared/contract';
import type { Context } from 'hono';
import type { ServerEnvironment } from '../server-environment.ts';

/** There is no such thing. */
export class NotThere extends Error {
  override name = 'NotThere';
}

/** The API did not answer, or not with what it should. */
export class NoAnswer extends Error {
  override name = 'NoAnswer';
}

/**
 * Calls an operation of the contract, for what this server answers itself; the client of pages lives in their kernel.
 * @throws NotThere for what the API does not know or cannot read; NoAnswer for every other failure
 */
export type AskApi = <S extends OperationSchemas>(
  operation: Operation<S>,
  query?: QueryOf<S>,
) => Promise<ReplyOf<S>>;

/**
 * Answers from what the API says, as text where it does not: 404, or 503 with the time to come back. Never a page: who
 * asks here is a program.
 */
export async function askingApi(
  context: Context<ServerEnvironment>,
  apiBaseUrl: string,
  answer: (ask: AskApi) => Promise<Response>,
): Promise<Response> {
  const { signal } = context.req.raw;
  const ask: AskApi = async (operation, query) => {
    const asked = new URLSearchParams(Object.entries((query ?? {}) as Record<string, unknown>).map(asText));
    const reply = await fetch(`${apiBaseUrl}${operation.path}?${asked}`, {
      headers: { accept: 'application/json', 'x-request-id': context.get('requestId') ?? '' },
      signal: AbortSignal.any([signal, AbortSignal.timeout(readTimeoutMs)]),
    }).catch((error: unknown) => {
      throw new NoAnswer(`${operation.id}: ${error}`);
    });
    if (reply.status === 404 || reply.status === 422) throw new NotThere(operation.id);
    if (!reply.ok) throw new NoAnswer(`${operation.id}: ${reply.status}`);
    const { reply: schema } = await operation.schemas();
    const read = schema.safeParse(await reply.json().catch(() => undefined));
    if (!read.success) throw new NoAnswer(`${operation.id}: the reply does not keep the contract`);
    return read.data as never;
  };
  try {
    return await answer(ask);
  } catch (error) {
    if (signal.aborted) return new Response(null, { status: 499 });
    if (error instanceof NotThere) return context.text('Not Found\n', 404, { 'cache-control': 'no-store' });
    if (!(error instanceof NoAnswer)) throw error;
    context.get('log')?.warn({ err: error, requestId: context.get('requestId') }, 'no answer for a program');
    return context.text('Service Unavailable\n', 503, { 'cache-control': 'no-store', 'retry-after': '60' });
  }
}

const asText = ([name, value]: [string, unknown]): [string, string] => [name, String(value)];
