import type { OpenedSession } from '@enerabi/shared/contract';
import type { IdTokens } from '../keys/id-token.ts';
import type { NewSession } from '../session/session.queries.ts';
import { idTokenLifetimeSeconds } from '../session/session.rules.ts';

/** Session facts that a member's device gets (specification section 7). */
export const openedSession = async (
  tokens: IdTokens,
  { refreshToken, ...bearer }: NewSession,
  now: Date,
): Promise<OpenedSession> => ({
  ...idTokenReply(await tokens.sign(bearer, now)),
  RefreshToken: refreshToken,
});

export const idTokenReply = (token: string) => ({
  ExpiresIn: idTokenLifetimeSeconds,
  TokenType: 'Bearer',
  IdToken: token,
});
