import { getMe, login, logout, logoutEverywhere, refresh } from '@enerabi/shared/contract';
import { type MountedOperation, operation } from '../../platform/http/operation.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { findUser } from '../account/account.queries.ts';
import type { Auth } from '../auth/create-auth.ts';
import type { Bearer } from '../session/bearer.ts';
import { bearerTokenOf } from '../session/bearer-token.ts';
import { endSession, endSessionOf, endSessions, refreshSession } from '../session/session.queries.ts';
import { logIn } from './login.ts';
import { idTokenReply, openedSession } from './open-session.ts';

const sessionEnded = () => new ProblemError(401, 'session_ended', 'The session is over; log in again.');

export function sessionRoutes(auth: Auth): MountedOperation[] {
  const { db, tokens, authenticate } = auth;

  /** Authenticated by the session's last token, which may have expired. */
  const bearerOf = async (request: Request, now: Date): Promise<Bearer | undefined> => {
    const token = bearerTokenOf(request);
    return token ? tokens.read(token, now, { mayHaveExpired: true }) : undefined;
  };

  return [
    operation(login, async ({ body, clientAddress }) => {
      const now = new Date();
      return openedSession(tokens, await logIn(auth, { ...body, clientAddress }, now), now);
    }),

    operation(refresh, async ({ body: { refresh_token }, request }) => {
      const now = new Date();
      const bearer = await bearerOf(request, now);
      if (!bearer || !refresh_token || !(await refreshSession(db, bearer, refresh_token, now)))
        throw sessionEnded();
      return idTokenReply(await tokens.sign(bearer, now));
    }),

    operation(logout, async ({ body: { refresh_token }, request }) => {
      const bearer = await bearerOf(request, new Date());
      if (bearer) await endSession(db, bearer.sessionId);
      if (refresh_token) await endSessionOf(db, refresh_token);
      return {};
    }),

    operation(logoutEverywhere, async ({ request }) => {
      const { accountId } = await authenticate(request);
      await endSessions(db, accountId);
      return {};
    }),

    operation(getMe, async ({ request }) => {
      const member = await authenticate(request);
      return orNotFound('account', member.cognitoSub, await findUser(db, member));
    }),
  ];
}
