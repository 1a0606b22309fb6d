import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import type { Member } from '../account/member.ts';
import type { IdTokens } from '../keys/id-token.ts';
import { bearerTokenOf } from '../session/bearer-token.ts';
import { findOpenSession } from '../session/session.queries.ts';

/**
 * Identifies the caller by the authorization header. The session is looked up each time, so that a logout takes
 * effect at once (R3.6).
 * @throws ProblemError 401 `unauthorized` if there is no valid session
 */
export type Authenticate = (request: Request) => Promise<Member>;

/** The same for operations that visitors may call, too. @returns undefined for a visitor */
export type Recognise = (request: Request) => Promise<Member | undefined>;

export const recogniseBy =
  (db: Kysely<Schema>, tokens: IdTokens): Recognise =>
  async (request) => {
    const token = bearerTokenOf(request);
    if (!token) return undefined;
    const now = new Date();
    const bearer = await tokens.read(token, now);
    if (!bearer) return undefined;
    const accountId = await findOpenSession(db, bearer, now);
    return accountId === undefined ? undefined : { accountId, ...bearer };
  };

export const authenticateBy =
  (recognise: Recognise): Authenticate =>
  async (request) => {
    const member = await recognise(request);
    if (!member) throw new ProblemError(401, 'unauthorized', 'Log in first.');
    return member;
  };
