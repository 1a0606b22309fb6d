import type { ReleaseDocument } from '@enerabi/release/document';
import type { Releases } from '@enerabi/release/reader';
import { dayInJapan } from '@enerabi/shared/clock';
import type { ClientAddress } from '@enerabi/shared/server/network';
import { traced, traceHeaders } from '@enerabi/shared/server/tracing';
import type { Context } from 'hono';
import { type RouteClaim, routeOwner } from '../../route-owner.ts';
import { policyWithLocal } from '../preview/local-build.ts';
import { isRetired } from '../render/render-failure.ts';
import type { PageRequest, RenderPools } from '../render/render-pools.ts';
import type { SampledPages } from '../rollout/sampled-pages.ts';
import { openVisit, type Visit, type VisitSettings } from '../rollout/visits.ts';
import { newNonce, type SecurityPolicy } from '../security-headers.ts';
import type { ServerEnvironment } from '../server-environment.ts';
import { callerOf } from '../session/caller.ts';
import type { PageSessions } from '../session/page-sessions.ts';
import type { Sessions } from '../session/sessions.ts';
import { authorizationOf } from '../session/token-cookies.ts';
import { guardPage } from './guard.ts';
import { liveClaims } from './live-claims.ts';
import { readForm } from './read-form.ts';
import { hasLeft, renderApology, renderWithFallback } from './render-with-fallback.ts';
import {
  lastResortResponse,
  pageResponse,
  type ResponseSettings,
  redirectResponse,
  savedFormResponse,
} from './respond.ts';

export interface PageSettings {
  releases: Releases;
  renderPools: RenderPools;
  claims: readonly RouteClaim[];
  policy: SecurityPolicy;
  siteName: string;
  now: () => number;
  sessions: Sessions;
  pages: PageSessions;
  addressOf: ClientAddress;
  /** Pages that are measured without a rollout. */
  sampled: Pick<SampledPages, 'bodyEnd'>;
  /** The running rollouts and previews. */
  rollouts: VisitSettings;
  /** Origin at which this server's own gateway answers the pages that it renders. */
  gateway: () => string;
}

/** Headers that a render worker gets in another form, or must not see. */
const withheld = new Set(['cookie', 'authorization', 'connection', 'content-length']);
/** Statuses of pages whose API is down (503) or does not answer (500, R6.2). */
const mayPass = new Set([500, 503]);

/** Answers a document: guard, render with fallback, respond. If all of that fails, the visitor still gets a page. */
export function createPage(settings: PageSettings) {
  const {
    releases,
    renderPools,
    claims,
    policy,
    siteName,
    now,
    sessions,
    pages,
    addressOf,
    gateway,
    rollouts,
    sampled,
  } = settings;
  const answer = async (context: Context<ServerEnvironment>): Promise<Response> => {
    const request = context.req.raw;
    const requestId = context.get('requestId');
    const nonce = newNonce();
    const url = new URL(request.url);
    context.set('stage', 'page');
    const caller = callerOf(context, addressOf);
    const session = await sessions.readFresh(request.headers.get('cookie'), caller);
    const responding: ResponseSettings = {
      request,
      requestId,
      nonce,
      policy,
      siteName,
      cookies: () => sessions.cookies(session),
      onSent: (free) => context.env.outgoing?.once('close', free),
    };
    const onFailure = (error: unknown): void =>
      context.get('log').error({ err: error, app: owner, requestId }, 'no release could render the page');
    let pageKey: string | undefined;
    let visit: Visit | undefined;
    let app: string | null = null;
    let owner: string | undefined;
    try {
      const body = await readForm(request);
      if (body === 'too_large') return lastResortResponse(responding, 413);
      if (body === 'too_slow') return lastResortResponse(responding, 408);
      const known = await sessions.load(session, caller);
      const isForm = body !== undefined;
      const isMember = known.user !== null;
      const decision = guardPage({ url, isMember, isSessionUnknown: known.isUnknown === true, isForm });
      if (decision.kind === 'redirect') return redirectResponse(responding, decision.location);
      if (isForm && decision.kind === 'save form')
        return savedFormResponse(responding, url, body, decision.because);
      if (isForm) pageKey = pages.open({ session, caller });
      const pageRequest: PageRequest = {
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
        year: Number(dayInJapan(new Date(now())).slice(0, 4)),
      };
      visit = openVisit(releases.current(), request.headers.get('cookie'), rollouts);
      const { document, onAttempt } = visit;
      owner = routeOwner(liveClaims(claims, document), url.pathname);
      const local = visit.local?.app === owner ? visit.local : undefined;
      app = local ? null : liveRemote(document, owner);
      if (visit.isPreview) await renderPools.prepare(document, app);
      const asked: PageRequest = local
        ? { ...pageRequest, method: 'GET', body: undefined, local: local.app }
        : pageRequest;
      const rendering = { pools: renderPools, document, request: asked, signal: request.signal };
      const isDisabled = app !== null && document.apps[app]?.disabled === true;
      // Nothing has been done of what the form asks for, so that it can be sent again.
      if (isForm && isDisabled) return savedFormResponse(responding, url, body, 'unavailable');
      const isApology = decision.kind === 'apologise' || isDisabled;
      const attributes = { 'enerabi.app': app ?? 'shell' };
      const { reply, candidate } = await traced('render', { kind: 'internal', attributes }, () => {
        const within = { ...rendering, request: { ...asked, trace: traceHeaders() } };
        return isApology
          ? renderApology(within)
          : renderWithFallback({ ...within, app, onAttempt, onFailure });
      });
      visit.end(app, reply.status);
      context.set('release', candidate.remote ?? candidate.shell);
      context.set('app', candidate.remote && app ? app : 'shell');
      if (isForm && reply.isProblem && mayPass.has(reply.status)) {
        reply.free();
        return savedFormResponse(responding, url, body, 'unavailable');
      }
      const { cookies: visitCookies, bodyEnd } = visit;
      const bodyEndMarkup =
        bodyEnd?.(nonce, app) ?? sampled.bodyEnd(nonce, context.get('app'), context.get('release'));
      // A page of any app may go on to one of the developer's build.
      const policyOfPage = visit.local ? policyWithLocal(policy, visit.local) : policy;
      return await pageResponse(
        { ...responding, policy: policyOfPage, visitCookies, bodyEndMarkup },
        reply,
        isMember,
      );
    } catch (error) {
      // The release was taken back, so the one that visitors get now answers.
      if (isRetired(error)) return await answer(context);
      if (hasLeft(error, request.signal)) return new Response(null, { status: 499 });
      onFailure(error);
      visit?.end(app, null);
      return lastResortResponse(responding, 503);
    } finally {
      if (pageKey) pages.close(pageKey);
    }
  };
  return answer;
}

/** Null if the shell answers: with a page of its own, or with 404 because no remote is published there. */
const liveRemote = ({ apps }: ReleaseDocument, owner: string | undefined): string | null =>
  owner && owner !== 'shell' && Object.hasOwn(apps, owner) ? owner : null;
