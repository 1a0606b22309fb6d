import { mostBodyBytes, readTimeoutMs, writeTimeoutMs } from '@enerabi/shared/constants';
import { type ClientAddress, readBody } from '@enerabi/shared/server/network';
import type { Context, Handler } from 'hono';
import { proxy } from 'hono/proxy';
import { compressText } from '../compress-text.ts';
import type { ServerEnvironment } from '../server-environment.ts';
import { callerOf } from '../session/caller.ts';
import { type PageSession, type PageSessions, pageKeyHeader } from '../session/page-sessions.ts';
import type { Sessions } from '../session/sessions.ts';
import { authorizationOf } from '../session/token-cookies.ts';
import { callHeaders } from './call-api.ts';
import { bodyRefused, problemResponse, unreachable } from './problem-response.ts';
import { endsSessions, needsNoRefresh, sessionOperation } from './session-operations.ts';
import { StallLimit } from './stall-limit.ts';

export interface ApiProxySettings {
  apiBaseUrl: string;
  sessions: Sessions;
  pages: PageSessions;
  addressOf: ClientAddress;
}

/**
 * Cookies stay here; the API gets what it needs of them as Authorization (R3.2). A visitor cannot claim another
 * address.
 */
const withheld = [
  'cookie',
  'authorization',
  'host',
  'forwarded',
  'x-real-ip',
  'traceparent',
  'tracestate',
  pageKeyHeader,
];

/**
 * Headers for one connection only (RFC 9110, section 7.6.1). This server has already answered `Expect`, and the body,
 * received completely, gets a length of its own.
 */
const hopByHop = [
  'connection',
  'content-length',
  'transfer-encoding',
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
  const saved = [...given].filter(([name]) => !dropped.has(name) && !name.startsWith('x-forwarded-'));
  return new Headers(saved);
}

type Body = Uint8Array<ArrayBuffer> | undefined;

const bodyLimits = { mostBytes: mostBodyBytes, withinMs: writeTimeoutMs };

/**
 * Passes `/api/…` on to the API with the session's authorization, refreshed if it has expired (R3.4). Calls that open,
 * refresh or end a session are answered here. The API is called only after the complete body has arrived: a body that
 * is too large or arrives too slowly costs the API nothing, and leaves no connection to it with half a request.
 */
export function apiProxy({
  apiBaseUrl,
  sessions,
  pages,
  addressOf,
}: ApiProxySettings): Handler<ServerEnvironment> {
  return async (context) => {
    const { method, headers, signal } = context.req.raw;
    const body = await received(context.req.raw).catch((error: unknown) => {
      if (signal.aborted) return null;
      throw error;
    });
    if (body === null) return new Response(null, { status: 499 });
    if (typeof body === 'string') return bodyRefused(body, context.get('requestId'));
    const asking = pages.find(headers.get(pageKeyHeader));
    const page = asking ?? (await visited(context));
    const { session, caller } = page;
    const { pathname } = new URL(context.req.url);
    const answer = sessionOperation(method, pathname);
    let reply: Response;
    if (answer) reply = await answer(sessions, page, body);
    else if (session.standing === 'unavailable') reply = unreachable(caller.requestId);
    else {
      reply = await answered(context, page, body);
      // The API has ended this session, so it is over here, too (R3.6).
      if (reply.ok && endsSessions(pathname)) sessions.drop(session);
    }
    // A call by a page's action sets no cookies: the document that shows the result does.
    if (!asking) for (const cookie of sessions.cookies(session)) reply.headers.append('set-cookie', cookie);
    return reply;
  };

  async function visited(context: Context<ServerEnvironment>): Promise<PageSession> {
    const caller = callerOf(context, addressOf);
    const cookies = context.req.header('cookie') ?? null;
    const isAsItIs = needsNoRefresh(new URL(context.req.url).pathname);
    return { caller, session: isAsItIs ? sessions.read(cookies) : await sessions.readFresh(cookies, caller) };
  }

  /** If the API refuses the session's token, refreshes it once, and tries once more if the call may be repeated. */
  async function answered(
    context: Context<ServerEnvironment>,
    page: PageSession,
    body: Body,
  ): Promise<Response> {
    const { session, caller } = page;
    const reply = await passOn(context, page, body);
    if (reply.status !== 401 || !session.tokens) return reply;
    await sessions.refreshRefused(session, caller);
    if (session.standing === 'unavailable') return unreachable(caller.requestId);
    if (!session.tokens || !isRepeatable(context.req.raw)) return reply;
    await reply.body?.cancel();
    const second = await passOn(context, page, body);
    if (second.status === 401) sessions.drop(session);
    return second;
  }

  async function passOn(
    context: Context<ServerEnvironment>,
    { session, caller }: PageSession,
    body: Body,
  ): Promise<Response> {
    const { pathname, search } = new URL(context.req.url);
    const { method, headers: given, signal: visitorLeft } = context.req.raw;
    const headers = forwardedHeaders(given);
    for (const [name, value] of Object.entries(callHeaders(caller))) headers.set(name, value);
    if (session.tokens) headers.set('authorization', authorizationOf(session.tokens));
    const limit = new StallLimit(method === 'GET' ? readTimeoutMs : writeTimeoutMs);
    const call = (): Promise<Response> =>
      proxy(`${apiBaseUrl}${pathname}${search}`, {
        method,
        headers,
        ...(body && { body }),
        redirect: 'manual',
        signal: AbortSignal.any([visitorLeft, limit.signal]),
      });
    try {
      const reply = await limit.within(call());
      // Only the shell sets cookies of this origin (R3.2).
      reply.headers.delete('set-cookie');
      if (!reply.body) return reply;
      const whole = new Response(limit.body(reply.body), reply);
      return isJson(whole.headers) ? await compressed(whole, given.get('accept-encoding') ?? '') : whole;
    } catch {
      if (visitorLeft.aborted) return new Response(null, { status: 499 });
      return limit.hasStalled
        ? problemResponse(504, 'timeout', 'The API did not answer in time', caller.requestId)
        : unreachable(caller.requestId);
    }
  }
}

/** Reading `request.body` makes a complete `Request`, which costs time; methods without a body skip it. */
const received = async (request: Request): ReturnType<typeof readBody> =>
  request.method === 'GET' || request.method === 'HEAD' ? undefined : readBody(request, bodyLimits);

/**
 * Safe and idempotent methods (RFC 9110, section 9.2), and calls with an idempotency key, by which the API recognises a
 * repeat.
 */
const isRepeatable = ({ method, headers }: Request): boolean =>
  method !== 'POST' || headers.has('idempotency-key');

const isJson = (headers: Headers): boolean =>
  /^application\/([\w.]+\+)?json\b/i.test(headers.get('content-type') ?? '');

/** The API does not compress: its clients on the same machine would gain nothing. */
async function compressed(reply: Response, acceptEncoding: string): Promise<Response> {
  const { body, encoding } = await compressText(new Uint8Array(await reply.arrayBuffer()), acceptEncoding);
  const { status, headers } = reply;
  headers.append('vary', 'Accept-Encoding');
  headers.set('content-length', String(body.length));
  if (encoding) {
    headers.set('content-encoding', encoding);
    // A strong validator names exactly these bytes (RFC 9110, section 8.8.1), so it becomes a weak one.
    const etag = headers.get('etag');
    if (etag && !etag.startsWith('W/')) headers.set('etag', `W/${etag}`);
  }
  return new Response(body, { status, headers });
}
