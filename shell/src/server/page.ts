import type { ReleaseDocument } from '@enerabi/release/document';
import type { Releases } from '@enerabi/release/reader';
import { retryAfterSeconds } from '@enerabi/shared/constants';
import type { ClientAddress } from '@enerabi/shared/server/network';
import type { Context } from 'hono';
import type { RenderRequest } from '../render/render-request.ts';
import { type RouteClaim, routeOwner } from '../route-owner.ts';
import { guardedBy } from '../session-guard.ts';
import { meantFor } from '../session-routes.ts';
import { compressText } from './compress-text.ts';
import { documentPins } from './document-pins.ts';
import { lastResortPage } from './last-resort-page.ts';
import { readForm } from './read-form.ts';
import type { LentPage } from './render/protocol.ts';
import { RenderFailure } from './render/render-failure.ts';
import type { Rendered, RenderPools } from './render/render-pools.ts';
import { contentSecurityPolicy, newNonce, type SecurityPolicy } from './security-headers.ts';
import type { ServerEnvironment } from './server-environment.ts';
import { callerOf } from './session/caller.ts';
import type { PageSessions } from './session/page-sessions.ts';
import { type KeptBecause, savedFormPage } from './session/saved-form-page.ts';
import type { SessionKeeper } from './session/session-keeper.ts';
import { authorizationOf } from './session/token-cookies.ts';

export interface PageSettings {
  releases: Releases;
  renderPools: RenderPools;
  claims: readonly RouteClaim[];
  policy: SecurityPolicy;
  siteName: string;
  now: () => number;
  sessions: SessionKeeper;
  pages: PageSessions;
  addressOf: ClientAddress;
  /** Where this server's own gateway answers pages that it renders: an origin. */
  gateway: () => string;
}

/** Known to the render worker as what they are, or not meant for it. */
const withheld = new Set(['cookie', 'authorization', 'connection', 'content-length']);
/** Cookies of this origin are the shell's alone (R3.2), and so is how an answer is sent. */
const notForRemotes = ['set-cookie', 'content-length', 'content-encoding', 'transfer-encoding'];

/** A document: owner and pins, render, wrap up. Whatever fails, the visitor gets a page. */
export function createPage(settings: PageSettings) {
  const { releases, renderPools, claims, policy, siteName, now, sessions, pages, addressOf, gateway } =
    settings;
  return async (context: Context<ServerEnvironment>): Promise<Response> => {
    const request = context.req.raw;
    const requestId = context.get('requestId');
    const nonce = newNonce();
    const url = new URL(request.url);
    const owner = routeOwner(claims, url.pathname);
    context.set('stage', 'page');
    const caller = callerOf(context, addressOf);
    const session = await sessions.hold(request.headers.get('cookie'), caller);
    let pageKey: string | undefined;
    try {
      const body = await readForm(request);
      if (body === 'too_large') return lastResort(413);
      if (body === 'too_slow') return lastResort(408);
      const known = await sessions.load(session, caller);
      const isForm = body !== undefined;
      const instead = guardedBy(url, known.user !== null);
      const isUnknown = known.isUnknown === true && meantFor(url.pathname) === 'members';
      if (instead && !isUnknown) {
        // A form for visitors has no more to say to a member.
        const isKept = isForm && meantFor(url.pathname) !== 'visitors';
        return isKept ? savedForm(body, 'session_ended') : redirected(instead);
      }
      if (isForm && isUnknown) return savedForm(body, 'unavailable');
      if (isForm) pageKey = pages.open({ session, caller });
      const shared = {
        url: request.url,
        method: request.method === 'HEAD' ? 'GET' : request.method,
        headers: [...request.headers].filter(([name]) => !withheld.has(name)),
        body,
        requestId,
        nonce,
        clientAddress: caller.clientAddress,
        authorization: session.tokens && authorizationOf(session.tokens),
        gateway: pageKey ? { origin: gateway(), key: pageKey } : undefined,
        session: known,
        year: japanYear(now()),
      };
      const document = releases.current();
      const app = isUnknown ? null : liveRemote(document, owner);
      const renderBy = (by: string | null, result: Partial<RenderRequest> = {}): Promise<Rendered> =>
        renderPools.render(
          document,
          by,
          (chosen, isFallback) => ({
            ...shared,
            ...result,
            pins: documentPins(document, by, chosen, isFallback),
          }),
          request.signal,
        );
      const apologise = () => renderBy(null, { method: 'GET', body: undefined, problem: 503 }).then(apology);
      const rendering = isUnknown ? apologise() : renderBy(app);
      const { reply, candidate } = await rendering.catch((error: unknown) => {
        if (app === null || hasLeft(error)) throw error;
        logFailure(error);
        return apologise();
      });
      context.set('release', candidate.remote ?? candidate.shell);
      if (isForm && reply.isProblem && mayPass.has(reply.status)) {
        reply.giveBack();
        return savedForm(body, 'unavailable');
      }
      return await respond(reply, known.user !== null);
    } catch (error) {
      if (hasLeft(error)) return new Response(null, { status: 499 });
      logFailure(error);
      return lastResort(503);
    } finally {
      if (pageKey) pages.close(pageKey);
    }

    function hasLeft(error: unknown): boolean {
      return error instanceof RenderFailure ? error.kind === 'client' : request.signal.aborted;
    }

    function logFailure(error: unknown): void {
      context.get('log').error({ err: error, app: owner, requestId }, 'no release could render the page');
    }

    /** A form that was filled in is not thrown away for a session that has ended, nor for a server that is down. */
    function savedForm(body: Uint8Array, because: KeptBecause): Response {
      const headers = new Headers(pageHeaders(nonce, policy));
      headers.set(...noStore);
      for (const cookie of sessions.cookies(session)) headers.append('set-cookie', cookie);
      const fields = new URLSearchParams(Buffer.from(body).toString());
      const html = savedFormPage({ because, address: url.pathname + url.search, fields, siteName, nonce });
      if (because === 'unavailable') headers.set(...comeBack);
      return new Response(html, { status: because === 'unavailable' ? 503 : 401, headers });
    }

    function redirected(location: string): Response {
      const headers = new Headers([...pageHeaders(nonce, policy), ['location', location]]);
      headers.set(...noStore);
      for (const cookie of sessions.cookies(session)) headers.append('set-cookie', cookie);
      return new Response(null, { status: 302, headers });
    }

    async function respond(
      { status, headers, html, giveBack }: LentPage,
      isPrivate: boolean,
    ): Promise<Response> {
      const answer = new Headers(headers);
      for (const name of notForRemotes) answer.delete(name);
      if (status === 503) answer.set(...comeBack);
      for (const [name, value] of pageHeaders(nonce, policy)) answer.set(name, value);
      const cookies = sessions.cookies(session);
      if (isPrivate || cookies.length > 0) answer.set(...noStore);
      for (const cookie of cookies) answer.append('set-cookie', cookie);
      if (answer.has('location')) {
        giveBack();
        return new Response(null, { status, headers: answer });
      }
      const { body: encoded, encoding } = await compressText(
        html,
        request.headers.get('accept-encoding') ?? '',
      );
      if (encoding) answer.set('content-encoding', encoding);
      const sent = request.method === 'HEAD' ? null : encoded;
      if (sent === html) context.env.outgoing?.once('close', giveBack);
      else giveBack();
      return new Response(sent, { status, headers: answer });
    }

    function lastResort(status: 408 | 413 | 503): Response {
      const headers = new Headers(pageHeaders(nonce, policy));
      if (status === 503) headers.set(...comeBack);
      // The rest of the form may still be under way: nothing can follow it on this connection.
      else headers.set('connection', 'close');
      return new Response(lastResortPage({ status, siteName, requestId }), { status, headers });
    }
  };
}

/**
 * A release that failed may have done what the form asked for: it is not offered to be sent again.
 * @throws where the shell is an older one, which gave its page for unknown addresses instead
 */
function apology({ reply, candidate }: Rendered): Rendered {
  if (reply.status === 503) return { candidate, reply: { ...reply, isProblem: false } };
  reply.giveBack();
  throw new Error(`the shell ${candidate.shell} has no page that says so`);
}

/** Statuses of pages whose API is down (503) or does not answer at all (500, R6.2). */
const mayPass = new Set([500, 503]);

/** Null where the shell answers: with a page of its own, or that nobody has published anything there (404). */
const liveRemote = ({ apps }: ReleaseDocument, owner: string | undefined): string | null =>
  owner && owner !== 'shell' && Object.hasOwn(apps, owner) ? owner : null;

/** A member's page is nobody else's, nor there any more after logging out (back button). */
const noStore: [string, string] = ['cache-control', 'private, no-store'];

const comeBack: [string, string] = ['retry-after', String(retryAfterSeconds)];

/** Not `no-store` for everybody: that would take the browser's back-forward cache away. */
const pageHeaders = (nonce: string, policy: SecurityPolicy): [string, string][] => [
  ['content-type', 'text/html; charset=utf-8'],
  ['cache-control', 'private, no-cache'],
  ['vary', 'Accept-Encoding, Cookie'],
  ['content-security-policy', contentSecurityPolicy(nonce, policy)],
];

const japanOffsetMs = 9 * 3_600_000;
const japanYear = (now: number): number => new Date(now + japanOffsetMs).getUTCFullYear();
