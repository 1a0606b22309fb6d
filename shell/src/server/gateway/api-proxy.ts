import { readTimeoutMs, writeTimeoutMs } from '@enerabi/shared/constants';
import type { Handler } from 'hono';
import { proxy } from 'hono/proxy';
import { authorization } from '../session/token-cookies.ts';
import { problemResponse } from './problem-response.ts';

export interface ApiProxySettings {
  apiBaseUrl: string;
  isHttps: boolean;
  now: () => number;
}

/** Cookies stay here; what the API needs of them travels as Authorization (R3.2). */
const withheld = ['cookie', 'authorization', 'host', 'x-forwarded-for', 'x-forwarded-host'];

/** Passes `/api/…` on to the API and adds the session's authorization. */
export function apiProxy({ apiBaseUrl, isHttps, now }: ApiProxySettings): Handler {
  return async (context) => {
    const { pathname, search } = new URL(context.req.url);
    const { method, headers: given } = context.req.raw;
    const requestId: string = context.get('requestId');
    const headers = new Headers(given);
    for (const name of withheld) headers.delete(name);
    headers.set('x-request-id', requestId);
    const token = authorization(given.get('cookie'), isHttps, now());
    if (token) headers.set('authorization', token);
    const timeoutMs = method === 'GET' ? readTimeoutMs : writeTimeoutMs;
    try {
      return await proxy(`${apiBaseUrl}${pathname}${search}`, {
        method,
        headers,
        ...(context.req.raw.body && { body: context.req.raw.body, duplex: 'half' }),
        signal: AbortSignal.any([context.req.raw.signal, AbortSignal.timeout(timeoutMs)]),
      } as RequestInit);
    } catch (error) {
      if (context.req.raw.signal.aborted) return new Response(null, { status: 499 });
      const isLate = error instanceof Error && error.name === 'TimeoutError';
      return isLate
        ? problemResponse(504, 'timeout', 'The API did not answer in time', requestId)
        : problemResponse(503, 'unreachable', 'The API cannot be reached', requestId);
    }
  };
}
