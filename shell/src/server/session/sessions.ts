import { getMe, login, logout } from '@enerabi/shared/contract';
import type { Session, SessionUser } from '@enerabi/shared/kernel';
import type { Logger } from 'pino';
import { type ApiReply, type CallApi, type Caller, callApi } from '../gateway/call-api.ts';
import { type LogFailure, logDetails, sessionLog } from './session-log.ts';
import {
  authorizationOf,
  clearedCookies,
  expirationOf,
  readTokens,
  type Tokens,
  tokenCookies,
} from './token-cookies.ts';
import { type Refreshed, TokenRefresher } from './token-refresher.ts';
import { visitor } from './visitor.ts';

/** The session of one request. */
export interface RequestSession {
  /** `unavailable`: there is a session, but the API that has to refresh it does not answer. */
  standing: 'visitor' | 'member' | 'unavailable';
  tokens?: Tokens;
  /** The change that the response has to make to the browser's cookies. */
  change?: { set: Partial<Tokens> } | 'clear';
}

export interface SessionsSettings {
  apiBaseUrl: string;
  isHttps: boolean;
  /** Epoch milliseconds. */
  now: () => number;
  log: Pick<Logger, 'warn'>;
}

/** The visitors' sessions (R3): reads their tokens from cookies, and opens, refreshes and ends sessions at the API. */
export class Sessions {
  #isHttps: boolean;
  #now: () => number;
  #callApi: CallApi;
  #logFailure: LogFailure;
  #refresher: TokenRefresher;

  constructor({ apiBaseUrl, isHttps, now, log }: SessionsSettings) {
    this.#isHttps = isHttps;
    this.#now = now;
    this.#callApi = callApi(apiBaseUrl);
    this.#logFailure = sessionLog(log, now);
    this.#refresher = new TokenRefresher({ callApi: this.#callApi, now, logFailure: this.#logFailure });
  }

  /** Reads the session from the cookies, expired or not. */
  read(cookieHeader: string | null): RequestSession {
    const tokens = readTokens(cookieHeader, this.#isHttps);
    if (!tokens) return { standing: 'visitor' };
    return this.#refresher.hasEnded(tokens)
      ? { standing: 'visitor', change: 'clear' }
      : { standing: 'member', tokens };
  }

  /** Reads the session from the cookies, and refreshes it if it has expired (R3.4). */
  async readFresh(cookieHeader: string | null, caller: Caller): Promise<RequestSession> {
    const session = this.read(cookieHeader);
    if (session.tokens && this.#refresher.isExpired(session.tokens)) await this.refresh(session, caller);
    return session;
  }

  /** Refreshes a session, whether or not it has expired. If the API refuses, it becomes a visitor's (R3.4). */
  async refresh(session: RequestSession, caller: Caller): Promise<void> {
    if (session.tokens) this.#apply(session, await this.#refresher.refresh(session.tokens, caller));
  }

  /** Refreshes a session whose id token the API has refused. */
  async refreshRefused(session: RequestSession, caller: Caller): Promise<void> {
    if (session.tokens) this.#apply(session, await this.#refresher.refreshRefused(session.tokens, caller));
  }

  #apply(session: RequestSession, refreshed: Refreshed): void {
    if (refreshed === 'ended') this.#becomeVisitor(session);
    else if (refreshed === 'unavailable') session.standing = 'unavailable';
    else {
      session.tokens = refreshed;
      session.change = { set: refreshed };
    }
  }

  /** @returns what pages may know of the session; it ends if the API refuses its token and its refreshed token */
  async load(session: RequestSession, caller: Caller): Promise<Session> {
    if (session.standing === 'member') {
      let reply = await this.#fetchUser(session, caller);
      if (reply?.status === 401) {
        await this.refreshRefused(session, caller);
        if (session.standing === 'member') reply = await this.#fetchUser(session, caller);
      }
      const user = reply?.status === 200 ? await readUser(reply.body) : undefined;
      if (user && session.tokens) return { user, expiresAt: session.tokens.TokenExpiration * 1000 };
      this.#logFailure('failed to fetch user', logDetails(caller, reply));
      if (session.standing === 'member') {
        if (reply?.status === 401) this.drop(session);
        else session.standing = 'unavailable';
      }
    }
    return session.standing === 'unavailable' ? { ...visitor, isUnknown: true } : visitor;
  }

  async #fetchUser({ tokens }: RequestSession, caller: Caller): Promise<ApiReply | undefined> {
    const authorization = tokens && authorizationOf(tokens);
    return this.#callApi(
      { method: 'GET', path: getMe.path, ...(authorization && { authorization }) },
      caller,
    );
  }

  /**
   * Stores the tokens of a login or an activation (R3.3). The session before it, if there was one, ends.
   * @param path of the operation
   * @param body unread: the API reads the JSON, and limits its depth
   * @returns the API's reply as the browser may see it: without tokens
   */
  async open(
    session: RequestSession,
    path: string,
    body: Uint8Array<ArrayBuffer> | undefined,
    caller: Caller,
  ): Promise<ApiReply | undefined> {
    const reply = await this.#callApi({ method: 'POST', path, body }, caller);
    const opened =
      reply && reply.status === 200 ? (await login.schemas()).reply.safeParse(reply.body) : undefined;
    if (!reply || !opened?.success || !opened.data.IdToken) {
      this.#logFailure('failed to obtain authentication info', logDetails(caller, reply));
      return reply?.status === 200 ? undefined : reply;
    }
    if (session.tokens) void this.end({ standing: 'member', tokens: session.tokens }, caller);
    const { ExpiresIn, TokenType, RefreshToken, IdToken } = opened.data;
    const set = { TokenType, IdToken, ExpiresIn, TokenExpiration: expirationOf(ExpiresIn, this.#now()) };
    if (!RefreshToken) this.#becomeVisitor(session);
    else Object.assign(session, { standing: 'member', tokens: { ...set, RefreshToken } });
    session.change = { set: RefreshToken ? { ...set, RefreshToken } : set };
    return { ...reply, body: { ExpiresIn, TokenType } };
  }

  /** Ends the session at the API and in the browser (R3.3, R3.6); in the browser even if the API cannot be reached. */
  async end(session: RequestSession, caller: Caller): Promise<void> {
    const { tokens } = session;
    this.drop(session);
    if (!tokens) return;
    const body = JSON.stringify({ refresh_token: tokens.RefreshToken });
    const call = { method: 'POST', path: logout.path, body, authorization: authorizationOf(tokens) } as const;
    const reply = await this.#callApi(call, caller);
    if (reply?.status !== 200)
      this.#logFailure('failed to update authentication info', logDetails(caller, reply));
  }

  /** Ends the session in the browser alone; a refresh that is under way does not bring it back. */
  drop(session: RequestSession): void {
    if (session.tokens) this.#refresher.end(session.tokens);
    this.#becomeVisitor(session);
  }

  /** @returns `Set-Cookie` headers; to be read when the response is sent, since the session may have ended meanwhile */
  cookies({ tokens, change }: RequestSession): string[] {
    if (change === undefined) return [];
    const isOver = tokens !== undefined && this.#refresher.hasEnded(tokens);
    return change === 'clear' || isOver
      ? clearedCookies(this.#isHttps)
      : tokenCookies(change.set, this.#isHttps);
  }

  #becomeVisitor(session: RequestSession): void {
    session.standing = 'visitor';
    session.change = 'clear';
    delete session.tokens;
  }
}

async function readUser(body: unknown): Promise<SessionUser | undefined> {
  const { success, data } = (await getMe.schemas()).reply.safeParse(body);
  return success ? data : undefined;
}
