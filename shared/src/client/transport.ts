import axios from 'axios';
import type { Problem } from '../contract/index.ts';
import { queryString } from './query-string.ts';

export interface TransportRequest {
  method: string;
  url: string;
  query?: Readonly<Record<string, unknown>> | undefined;
  body?: unknown;
  headers: Readonly<Record<string, string>>;
  signal?: AbortSignal | undefined;
  idempotencyKey?: string | undefined;
  timeoutMs: number;
}

export type TransportReply = { ok: true; data: unknown } | { ok: false; problem: Problem };

const http = axios.create({
  adapter: 'fetch',
  fetchOptions: { cache: 'no-store' },
  validateStatus: () => true,
});

/** Sends one request and converts every failure to a problem, except an abort, which the caller caused. */
export async function send(request: TransportRequest): Promise<TransportReply> {
  try {
    const reply = await http.request<unknown>({
      method: request.method,
      url: request.url,
      ...(request.query && { params: request.query, paramsSerializer: { serialize: queryString } }),
      data: request.body,
      headers: {
        Accept: 'application/json',
        ...request.headers,
        ...(request.idempotencyKey && { 'Idempotency-Key': `"${request.idempotencyKey}"` }),
      },
      ...(request.signal && { signal: request.signal }),
      timeout: request.timeoutMs,
    });
    if (reply.status >= 200 && reply.status < 300) return { ok: true, data: reply.data };
    return { ok: false, problem: asProblem(reply.status, reply.data, reply.headers['retry-after']) };
  } catch (error) {
    request.signal?.throwIfAborted();
    const timedOut =
      axios.isAxiosError(error) && (error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT');
    return { ok: false, problem: unreachable(timedOut ? 504 : 503, timedOut ? 'timeout' : 'unreachable') };
  }
}

const unreachable = (status: number, code: string): Problem => ({
  type: 'about:blank',
  title: code,
  status,
  code,
});

/** Takes the fields of a problem from the reply as far as they are valid; the status determines the others. */
function asProblem(status: number, body: unknown, retryAfter: unknown): Problem {
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
  const said = isObject ? (body as Record<string, unknown>) : {};
  const text = (name: string, otherwise: string): string => {
    const value = said[name];
    return typeof value === 'string' ? value : otherwise;
  };
  return {
    ...said,
    type: text('type', 'about:blank'),
    title: text('title', `HTTP ${status}`),
    code: text('code', `http_${status}`),
    status,
    ...(typeof retryAfter === 'string' && /^\d+$/.test(retryAfter) && { retry_after: Number(retryAfter) }),
  };
}
