import { readTimeoutMs, writeTimeoutMs } from '@enerabi/shared/constants';
import type { Handler } from 'hono';
import { proxy } from 'hono/proxy';
import { compressText } from '../compress-text.ts';
import { authorization } from '../session/token-cookies.ts';
import { problemResponse } from './problem-response.ts';
import { StallLimit } from './stall-limit.ts';

export interface ApiProxySettings {
  apiBaseUrl: string;
  isHttps: boolean;
  now: () => number;
}

/** Cookies stay here; what the API needs of them travels as Authorization (R3.2). Nor does a visitor say who they are. */
const withheld = ['cookie', 'authorization', 'host', 'forwarded', 'x-real-ip'];

/** Between two neighbours only (RFC 9110, section 7.6.1); `Expect` has been answered by this server already. */
const hopByHop = [
  'connection',
  'te',
  'trailer',
  'upgrade',
  'proxy-authorization',
  'proxy-connection',
  'expect',
];

function forwardedHeaders(given: Headers): Headers {
  const named = (given.get('connection') ?? '').split(',').map((name) => name.trim().toLowerCase());
  const dropped = new Set([...withheld, ...hopByHop, ...named]);
  const kept = [...given].filter(([name]) => !dropped.has(name) && !name.startsWith('x-forwarded-'));
  return new Headers(kept);
}

/** Passes `/api/…` on to the API and adds the session's authorization. */
export function apiProxy({ apiBaseUrl, isHttps, now }: ApiProxySettings): Handler {
  return async (context) => {
    const { pathname, search } = new URL(context.req.url);
    const requestId: string = context.get('requestId');
    const { method, headers: given, body, signal: visitorLeft } = context.req.raw;
    const headers = forwardedHeaders(given);
    headers.set('x-request-id', requestId);
    const token = authorization(given.get('cookie'), isHttps, now());
    if (token) headers.set('authorization', token);
    const limit = new StallLimit(method === 'GET' ? readTimeoutMs : writeTimeoutMs);
    const call = (): Promise<Response> =>
      proxy(`${apiBaseUrl}${pathname}${search}`, {
        method,
        headers,
        ...(body && { body, duplex: 'half' }),
        redirect: 'manual',
        signal: AbortSignal.any([visitorLeft, limit.signal]),
      } as RequestInit);
    try {
      const reply = await limit.within(call());
      // Cookies of this origin are the shell's alone (R3.2).
      reply.headers.delete('set-cookie');
      if (!reply.body) return reply;
      const whole = new Response(limit.body(reply.body), reply);
      return isJson(whole.headers) ? await compressed(whole, given.get('accept-encoding') ?? '') : whole;
    } catch {
      if (visitorLeft.aborted) return new Response(null, { status: 499 });
      return limit.hasStalled
        ? problemResponse(504, 'timeout', 'The API did not answer in time', requestId)
        : problemResponse(503, 'unreachable', 'The API cannot be reached', requestId);
    }
  };
}

const isJson = (headers: Headers): boolean =>
  /^application\/([\w.]+\+)?json\b/i.test(headers.get('content-type') ?? '');

/** The API itself compresses nothing: what reads it on the same machine would only wait for that. */
async function compressed(reply: Response, acceptEncoding: string): Promise<Response> {
  const { body, encoding } = await compressText(new Uint8Array(await reply.arrayBuffer()), acceptEncoding);
  const { status, headers } = reply;
  headers.append('vary', 'Accept-Encoding');
  headers.set('content-length', String(body.length));
  if (encoding) {
    headers.set('content-encoding', encoding);
    // One that is strong names these very bytes (RFC 9110, section 8.8.1).
    const etag = headers.get('etag');
    if (etag && !etag.startsWith('W/')) headers.set('etag', `W/${etag}`);
  }
  return new Response(body, { status, headers });
}
