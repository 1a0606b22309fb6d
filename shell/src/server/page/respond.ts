import { retryAfterSeconds } from '@enerabi/shared/constants';
import { compressText } from '../compress-text.ts';
import type { PooledPage } from '../render/protocol.ts';
import { contentSecurityPolicy, type SecurityPolicy } from '../security-headers.ts';
import { insertAtBodyEnd } from './insert-at-body-end.ts';
import { lastResortPage } from './last-resort-page.ts';
import { type SavedBecause, savedFormPage } from './saved-form-page.ts';

export interface ResponseSettings {
  request: Pick<Request, 'method' | 'headers'>;
  requestId: string;
  nonce: string;
  policy: SecurityPolicy;
  siteName: string;
  /** `set-cookie` lines for the session, read when the response is made. */
  cookies: () => readonly string[];
  /** `set-cookie` lines of a rollout, for pages: they keep nothing from the browser's back-forward cache. */
  visitCookies?: readonly string[];
  /** Markup that the server adds at the end of the page's body. */
  bodyEndMarkup?: string | undefined;
  /** Gets a function that frees the page's memory; it is called once the page's bytes have been sent. */
  onSent: (free: () => void) => void;
}

/** Only the shell sets cookies of this origin (R3.2) and decides how a response is sent. */
const notForRemotes = ['set-cookie', 'content-length', 'content-encoding', 'transfer-encoding'];
/** A member's page must not be shown to others, nor after a logout (back button). */
const noStore: [string, string] = ['cache-control', 'private, no-store'];
const comeBack: [string, string] = ['retry-after', String(retryAfterSeconds)];

/** Not `no-store` for all pages: that would switch off the browser's back-forward cache. */
const pageHeaders = ({ nonce, policy }: ResponseSettings): [string, string][] => [
  ['content-type', 'text/html; charset=utf-8'],
  ['cache-control', 'private, no-cache'],
  ['vary', 'Accept-Encoding, Cookie'],
  ['content-security-policy', contentSecurityPolicy(nonce, policy)],
];

function withCookies(headers: Headers, { cookies }: ResponseSettings): Headers {
  headers.set(...noStore);
  for (const cookie of cookies()) headers.append('set-cookie', cookie);
  return headers;
}

/** @param isPrivate whether the page shows a member's own data */
export async function pageResponse(
  settings: ResponseSettings,
  { status, headers, html, free }: PooledPage,
  isPrivate: boolean,
): Promise<Response> {
  const { request, cookies, onSent } = settings;
  const answer = new Headers(headers);
  for (const name of notForRemotes) answer.delete(name);
  if (status === 503) answer.set(...comeBack);
  for (const [name, value] of pageHeaders(settings)) answer.set(name, value);
  if (isPrivate || cookies().length > 0) withCookies(answer, settings);
  for (const cookie of settings.visitCookies ?? []) answer.append('set-cookie', cookie);
  if (answer.has('location')) {
    free();
    return new Response(null, { status, headers: answer });
  }
  const { bodyEndMarkup } = settings;
  const whole = bodyEndMarkup ? insertAtBodyEnd(html, bodyEndMarkup) : html;
  const { body: encoded, encoding } = await compressText(whole, request.headers.get('accept-encoding') ?? '');
  if (encoding) answer.set('content-encoding', encoding);
  const sent = request.method === 'HEAD' ? null : encoded;
  if (sent === html) onSent(free);
  else free();
  return new Response(sent, { status, headers: answer });
}

export function redirectResponse(settings: ResponseSettings, location: string): Response {
  const headers = withCookies(new Headers([...pageHeaders(settings), ['location', location]]), settings);
  return new Response(null, { status: 302, headers });
}

/** Keeps a form that was filled in, although the session has ended or the server is down. */
export function savedFormResponse(
  settings: ResponseSettings,
  url: URL,
  body: Uint8Array,
  because: SavedBecause,
): Response {
  const { siteName, nonce } = settings;
  const headers = withCookies(new Headers(pageHeaders(settings)), settings);
  const fields = new URLSearchParams(Buffer.from(body).toString());
  const html = savedFormPage({ because, address: url.pathname + url.search, fields, siteName, nonce });
  if (because === 'unavailable') headers.set(...comeBack);
  return new Response(html, { status: because === 'unavailable' ? 503 : 401, headers });
}

/** Responds with the page that needs no release, no API and no session. */
export function lastResortResponse(settings: ResponseSettings, status: 408 | 413 | 503): Response {
  const { siteName, requestId } = settings;
  const headers = new Headers(pageHeaders(settings));
  if (status === 503) headers.set(...comeBack);
  // The rest of the form may still be arriving, so the connection cannot be used again.
  else headers.set('connection', 'close');
  return new Response(lastResortPage({ status, siteName, requestId }), { status, headers });
}
