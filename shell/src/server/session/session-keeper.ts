import { getMe, login, logout, refresh } from '@enerabi/shared/contract';
import type { Session, SessionUser } from '@enerabi/shared/kernel';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { type ApiReply, type CallApi, type Caller, callApi } from '../gateway/call-api.ts';
import { type SayFailure, sessionLog } from './session-log.ts';
import {
  authorizationOf,
  clearedCookies,
  isValid,
  readTokens,
  type Tokens,
  tokenCookies,
} from './token-cookies.ts';
import { visitor } from './visitor.ts';

/** The session of one request, as far as it goes. */
export interface HeldSession {
  /** `unavailable`: there is one, but the API that has to refresh it does not answer. */
  standing: 'visitor' | 'member' | 'unavailable';
  tokens?: Tokens;
  /** The change that the response has to make to the browser's cookies. */
  change?: { set: Partial<Tokens> } | 'clear';
}

export interface SessionKeeperSettings {
  apiBaseUrl: string;
  isHttps: boolean;
  /** Epoch milliseconds. */
  now: () => number;
  log: Pick<Logger, 'warn'>;
}

type Refreshed = Tokens | 'ended' | 'unavailable';

/** For as long as a browser may go on sending the cookies that it had before. */
const rememberedMs = 60_000;
/** Sessions that change within that time; a few hundred bytes each. */
const mostRemembered = 20_000;

/** Keeps the visitors' sessions (R3): reads their tokens from cookies, refreshes them, opens and ends them. */
export class SessionKeeper {
  #isHttps: boolean;
  #now: () => number;
  #call: CallApi;
  #fail: SayFailure;
  /** By refresh token. Calls that come while one is under way, or with the cookies from before it, share it (R3.4). */
  #refreshes: LRUCache<string, Promise<Refreshed>>;
  /** Refresh tokens of sessions that are over: a logout wins over a refresh under way. */
  #ended: LRUCache<string, true>;

  constructor({ apiBaseUrl, isHttps, now, log }: SessionKeeperSettings) {
    this.#isHttps = isHttps;
    this.#now = now;
    this.#call = callApi(apiBaseUrl);
    this.#fail = sessionLog(log, now);
    this.#refreshes = new LRUCache({
      max: mostRemembered,
      ttl: rememberedMs,
      ttlResolution: 0,
      perf: { now },
    });
    this.#ended = new LRUCache({ max: mostRemembered, ttl: rememberedMs, ttlResolution: 0, perf: { now } });
  }

  /** The session that the cookies stand for, expired or not. */
  read(cookieHeader: string | null): HeldSession {
    const tokens = readTokens(cookieHeader, this.#isHttps);
    if (!tokens) return { standing: 'visitor' };
    return this.#ended.get(tokens.RefreshToken)
      ? { standing: 'visitor', change: 'clear' }
      : { standing: 'member', tokens };
  }

  /** The same, refreshed where it has expired (R3.4). */
  async hold(cookieHeader: string | null, caller: Caller): Promise<HeldSession> {
    const session = this.read(cookieHeader);
    if (session.tokens && !isValid(session.tokens, this.#now())) await this.refresh(session, caller);
    return session;
  }

  /** Refreshes a session, whether or not it has expired. A refused refresh makes it a visitor's (R3.4). */
  async refresh(session: HeldSession, caller: Caller): Promise<void> {
    const { tokens } = session;
    if (!tokens) return;
    let refreshed = await this.#shared(tokens, caller);
    // Tokens remembered from an earlier refresh may have expired in turn.
    if (typeof refreshed === 'object' && !isValid(refreshed, this.#now())) {
      this.#refreshes.delete(tokens.RefreshToken);
      refreshed = await this.#shared(tokens, caller);
    }
    if (refreshed === 'ended' || this.#ended.get(tokens.RefreshToken)) this.#becomeVisitor(session);
    else if (refreshed === 'unavailable') session.standing = 'unavailable';
    else {
      session.tokens = refreshed;
      session.change = { set: refreshed };
    }
  }

  /**
   * Refreshes a session whose id token the API has refused: the API's clock decides when a token expires, and it may run
   * ahead of this server's. A refresh that was remembered counts only where it gave another token than the refused one.
   */
  async renew(session: HeldSession, caller: Caller): Promise<void> {
    const refused = session.tokens;
    if (!refused) return;
    const remembered = this.#refreshes.get(refused.RefreshToken);
    const known = await remembered;
    const isRefused = typeof known === 'object' && known.IdToken === refused.IdToken;
    // A call that was refused at the same time may have begun the next refresh meanwhile.
    if (isRefused && this.#refreshes.get(refused.RefreshToken) === remembered)
      this.#refreshes.delete(refused.RefreshToken);
    await this.refresh(session, caller);
  }

  /** Gives what pages know of the session. It is over if the API refuses it, and its refreshed token, too. */
  async load(session: HeldSession, caller: Caller): Promise<Session> {
    if (session.standing === 'member') {
      let reply = await this.#fetchUser(session, caller);
      if (reply?.status === 401) {
        await this.renew(session, caller);
        if (session.standing === 'member') reply = await this.#fetchUser(session, caller);
      }
      const user = reply?.status === 200 ? await readUser(reply.body) : undefined;
      if (user && session.tokens) return { user, expiresAt: session.tokens.TokenExpiration * 1000 };
      this.#fail('failed to fetch user', described(caller, reply));
      if (session.standing === 'member') {
        if (reply?.status === 401) this.lose(session);
        else session.standing = 'unavailable';
      }
    }
    return session.standing === 'unavailable' ? { ...visitor, isUnknown: true } : visitor;
  }

  async #fetchUser({ tokens }: HeldSession, caller: Caller): Promise<ApiReply | undefined> {
    const authorization = tokens && authorizationOf(tokens);
    return this.#call({ method: 'GET', path: getMe.path, ...(authorization && { authorization }) }, caller);
  }

  /**
   * Stores the tokens of a login or an activation (R3.3). The session before it, if there was one, ends.
   * @param path of the operation
   * @param body as it came: to read JSON, however deep, is the API's part
   * @returns the API's reply as the browser may see it: without tokens
   */
  async open(
    session: HeldSession,
    path: string,
    body: Uint8Array<ArrayBuffer> | undefined,
    caller: Caller,
  ): Promise<ApiReply | undefined> {
    const reply = await this.#call({ method: 'POST', path, body }, caller);
    const opened =
      reply && reply.status === 200 ? (await login.schemas()).reply.safeParse(reply.body) : undefined;
    if (!reply || !opened?.success || !opened.data.IdToken) {
      this.#fail('failed to obtain authentication info', described(caller, reply));
      return reply?.status === 200 ? undefined : reply;
    }
    if (session.tokens) void this.end({ standing: 'member', tokens: session.tokens }, caller);
    const { ExpiresIn, TokenType, RefreshToken, IdToken } = opened.data;
    const set = { TokenType, IdToken, ExpiresIn, TokenExpiration: this.#expiration(ExpiresIn) };
    if (!RefreshToken) this.#becomeVisitor(session);
    else Object.assign(session, { standing: 'member', tokens: { ...set, RefreshToken } });
    session.change = { set: RefreshToken ? { ...set, RefreshToken } : set };
    return { ...reply, body: { ExpiresIn, TokenType } };
  }

  /** Ends this session at the API and in the browser (R3.3, R3.6); in the browser also where the API cannot be reached. */
  async end(session: HeldSession, caller: Caller): Promise<void> {
    const { tokens } = session;
    this.lose(session);
    if (!tokens) return;
    const body = JSON.stringify({ refresh_token: tokens.RefreshToken });
    const call = { method: 'POST', path: logout.path, body, authorization: authorizationOf(tokens) } as const;
    const reply = await this.#call(call, caller);
    if (reply?.status !== 200) this.#fail('failed to update authentication info', described(caller, reply));
  }

  /** The session is over: nothing that is under way brings it back. */
  lose(session: HeldSession): void {
    if (session.tokens) {
      this.#ended.set(session.tokens.RefreshToken, true);
      this.#refreshes.delete(session.tokens.RefreshToken);
    }
    this.#becomeVisitor(session);
  }

  /** Values of `Set-Cookie` for the answer, as things stand when it goes out. */
  cookies({ tokens, change }: HeldSession): string[] {
    if (change === undefined) return [];
    const isOver = tokens !== undefined && this.#ended.get(tokens.RefreshToken) !== undefined;
    return change === 'clear' || isOver
      ? clearedCookies(this.#isHttps)
      : tokenCookies(change.set, this.#isHttps);
  }

  #becomeVisitor(session: HeldSession): void {
    session.standing = 'visitor';
    session.change = 'clear';
    delete session.tokens;
  }

  #shared(tokens: Tokens, caller: Caller): Promise<Refreshed> {
    const { RefreshToken } = tokens;
    const known = this.#refreshes.get(RefreshToken);
    if (known) return known;
    const refreshing = this.#refreshed(tokens, caller);
    this.#refreshes.set(RefreshToken, refreshing);
    void refreshing.then((outcome) => {
      // The next call tries again.
      if (outcome === 'unavailable') this.#refreshes.delete(RefreshToken);
    });
    return refreshing;
  }

  async #refreshed(tokens: Tokens, caller: Caller): Promise<Refreshed> {
    const body = JSON.stringify({ refresh_token: tokens.RefreshToken });
    const call = {
      method: 'POST',
      path: refresh.path,
      body,
      authorization: authorizationOf(tokens),
    } as const;
    const reply = await this.#call(call, caller);
    if (reply?.status === 200) {
      const { success, data } = (await refresh.schemas()).reply.safeParse(reply.body);
      if (success && data.IdToken) {
        const { ExpiresIn, TokenType, IdToken } = data;
        const TokenExpiration = this.#expiration(ExpiresIn);
        return { TokenType, IdToken, ExpiresIn, TokenExpiration, RefreshToken: tokens.RefreshToken };
      }
    }
    this.#fail('failed to update authentication info', described(caller, reply));
    return reply && reply.status >= 400 && reply.status < 500 && reply.status !== 429
      ? 'ended'
      : 'unavailable';
  }

  #expiration = (expiresIn: number): number => Math.floor(this.#now() / 1000) + expiresIn;
}

async function readUser(body: unknown): Promise<SessionUser | undefined> {
  const { success, data } = (await getMe.schemas()).reply.safeParse(body);
  return success ? data : undefined;
}

const described = ({ requestId }: Caller, reply: ApiReply | undefined) => ({
  requestId,
  ...(reply && { status: reply.status }),
});
