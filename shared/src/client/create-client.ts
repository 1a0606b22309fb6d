import { readTimeoutMs, writeTimeoutMs } from '../constants/timeouts.ts';
import type { Operation, OperationSchemas, Problem } from '../contract/index.ts';
import type { ApiClient, CallOptions } from './api-client.ts';
import { failPage, fatalErrorMessage } from './fatal-error.ts';

export interface ClientSettings {
  /** Origin of the API; empty in the browser, which calls its own origin through the gateway. */
  baseUrl: string;
  /** Sent with every call, such as `Authorization` and `X-Request-Id`. */
  headers?: Readonly<Record<string, string>>;
  /** Time limit of a GET; a browser has a longer one for its line. */
  readMs?: number;
  /** Called when a call starts and ends, so that a render worker can tell a slow API from a hung release. */
  onCall?: (running: 1 | -1) => void;
}

/** Loads what every call needs; a call does so itself. */
export const preloadTransport = () => import(/* webpackChunkName: 'transport' */ './transport.ts');

type Options = CallOptions<OperationSchemas> & { onFailure?: (problem: Problem) => unknown };

/**
 * The typed client of one request or one tab (R6.1, R6.2). axios and the reply schemas are loaded with the first call.
 * @throws without `onFailure`: a router response `{ message, code, request_id }` with the status of the API's answer,
 *   500 without one (decision 072)
 */
export function createClient({
  baseUrl,
  headers = {},
  readMs = readTimeoutMs,
  onCall,
}: ClientSettings): ApiClient {
  const call = async (operation: Operation, options: Options = {}): Promise<unknown> => {
    onCall?.(1);
    try {
      const [{ send }, schemas] = await Promise.all([preloadTransport(), operation.schemas()]);
      const reply = await send({
        ...(options as Options & { query?: Record<string, unknown> }),
        method: operation.method,
        url: `${baseUrl}${operation.path}`,
        headers,
        timeoutMs: operation.method === 'GET' ? readMs : writeTimeoutMs,
      });
      if (!reply.ok) return fail(reply.problem, options);
      const parsed = schemas.reply.safeParse(reply.data);
      return parsed.success ? parsed.data : fail(brokenReply(operation, parsed.error.issues), options);
    } finally {
      onCall?.(-1);
    }
  };
  return call as ApiClient;
}

const fail = (problem: Problem, { onFailure }: Options): unknown =>
  onFailure ? onFailure(problem) : failPage(problem, fatalErrorMessage);

/** A reply that breaks the contract (R6.4) is a problem that names operation and field. */
const brokenReply = (operation: Operation, issues: readonly { path: PropertyKey[] }[]): Problem => ({
  type: 'about:blank',
  title: 'The reply does not keep the contract',
  status: 502,
  code: 'broken_reply',
  detail: `${operation.id}: ${issues.map(({ path }) => path.join('.')).join(', ')}`,
});
