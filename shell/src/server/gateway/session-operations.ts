import { activate, closeAccount, login, logout, logoutEverywhere, refresh } from '@enerabi/shared/contract';
import type { PageSession } from '../session/page-sessions.ts';
import type { Sessions } from '../session/sessions.ts';
import type { ApiReply } from './call-api.ts';
import { problemResponse, unreachable } from './problem-response.ts';

type Body = Uint8Array<ArrayBuffer> | undefined;
type Answer = (sessions: Sessions, page: PageSession, body: Body) => Promise<Response>;

const opening =
  (path: string): Answer =>
  async (sessions, { session, caller }, body) => {
    const reply = await sessions.open(session, path, body, caller);
    return reply ? passedOn(reply) : unreachable(caller.requestId);
  };

const refreshing: Answer = async (sessions, { session, caller }) => {
  await sessions.refresh(session, caller);
  if (session.standing === 'unavailable') return unreachable(caller.requestId);
  if (!session.tokens) return problemResponse(401, 'session_ended', 'There is no session', caller.requestId);
  const { ExpiresIn, TokenType } = session.tokens;
  return Response.json({ ExpiresIn, TokenType }, { headers: saved });
};

const ending: Answer = async (sessions, { session, caller }) => {
  await sessions.end(session, caller);
  return Response.json({}, { headers: saved });
};

const answers: Record<string, Answer> = {
  [login.path]: opening(login.path),
  [activate.path]: opening(activate.path),
  [refresh.path]: refreshing,
  [logout.path]: ending,
};

/**
 * Finds the operations whose tokens must not reach the browser (design section 5). @returns undefined for any other one
 */
export const sessionOperation = (method: string, path: string): Answer | undefined =>
  method === 'POST' && Object.hasOwn(answers, path) ? answers[path] : undefined;

/** Every operation refreshes the session first, except refreshing and ending it. */
export const needsNoRefresh = (path: string): boolean => path === refresh.path || path === logout.path;

/** Whether the API has ended all sessions of this member once the operation succeeds. */
export const endsSessions = (path: string): boolean =>
  path === logoutEverywhere.path || path === closeAccount.path;

const saved = { 'cache-control': 'no-store' };

function passedOn({ status, headers, body }: ApiReply): Response {
  const answer = new Headers(saved);
  for (const name of ['content-type', 'retry-after', 'x-request-id']) {
    const value = headers.get(name);
    if (value !== null) answer.set(name, value);
  }
  return Response.json(body ?? {}, { status, headers: answer });
}
