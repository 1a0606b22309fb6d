import { refresh } from '@enerabi/shared/contract';
import { LRUCache } from 'lru-cache';
import type { CallApi, Caller } from '../gateway/call-api.ts';
import { type LogFailure, logDetails } from './session-log.ts';
import { authorizationOf, expirationOf, isValid, type Tokens } from './token-cookies.ts';

/** `ended`: the API refuses the session. `unavailable`: the API did not answer, and the next call tries again. */
export type Refreshed = Tokens | 'ended' | 'unavailable';

export interface TokenRefresherSettings {
  callApi: CallApi;
  /** Epoch milliseconds. */
  now: () => number;
  logFailure: LogFailure;
}

/** A browser may send the cookies from before a refresh or a logout for this time. */
const rememberedMs = 60_000;
/** The most sessions that change within that time; each takes a few hundred bytes. */
const mostRemembered = 20_000;

/** Decides when a session's tokens are refreshed, and refreshes them once for all calls of that session (R3.4). */
export class TokenRefresher {
  #callApi: CallApi;
  #now: () => number;
  #logFailure: LogFailure;
  /** By refresh token. Calls during a refresh, and calls with the cookies from before it, share its result (R3.4). */
  #refreshes: LRUCache<string, Promise<Refreshed>>;
  /** Refresh tokens of ended sessions: a logout wins over a refresh that is under way. */
  #ended: LRUCache<string, true>;

  constructor({ callApi, now, logFailure }: TokenRefresherSettings) {
    this.#callApi = callApi;
    this.#now = now;
    this.#logFailure = logFailure;
    const remembered = { max: mostRemembered, ttl: rememberedMs, ttlResolution: 0, perf: { now } };
    this.#refreshes = new LRUCache(remembered);
    this.#ended = new LRUCache(remembered);
  }

  /** Marks a session as ended, so that a refresh under way cannot bring it back. */
  end({ RefreshToken }: Tokens): void {
    this.#ended.set(RefreshToken, true);
    this.#refreshes.delete(RefreshToken);
  }

  hasEnded({ RefreshToken }: Tokens): boolean {
    return this.#ended.get(RefreshToken) !== undefined;
  }

  isExpired(tokens: Tokens): boolean {
    return !isValid(tokens, this.#now());
  }

  /** Refreshes tokens, expired or not, or returns the result of a recent refresh. */
  async refresh(tokens: Tokens, caller: Caller): Promise<Refreshed> {
    let refreshed = await this.#shared(tokens, caller);
    // Tokens remembered from an earlier refresh may have expired in turn.
    if (typeof refreshed === 'object' && this.isExpired(refreshed)) {
      this.#refreshes.delete(tokens.RefreshToken);
      refreshed = await this.#shared(tokens, caller);
    }
    return this.hasEnded(tokens) ? 'ended' : refreshed;
  }

  /**
   * Refreshes tokens that the API has refused: the API's clock decides when a token expires, and it may run ahead of
   * this server's. A remembered refresh counts only if it gave another token than the refused one.
   */
  async refreshRefused(refused: Tokens, caller: Caller): Promise<Refreshed> {
    const remembered = this.#refreshes.get(refused.RefreshToken);
    const known = await remembered;
    const isRefused = typeof known === 'object' && known.IdToken === refused.IdToken;
    // A call that was refused at the same time may have begun the next refresh meanwhile.
    if (isRefused && this.#refreshes.get(refused.RefreshToken) === remembered)
      this.#refreshes.delete(refused.RefreshToken);
    return this.refresh(refused, caller);
  }

  #shared(tokens: Tokens, caller: Caller): Promise<Refreshed> {
    const { RefreshToken } = tokens;
    const known = this.#refreshes.get(RefreshToken);
    if (known) return known;
    const refreshing = this.#fetchTokens(tokens, caller);
    this.#refreshes.set(RefreshToken, refreshing);
    void refreshing.then((outcome) => {
      if (outcome === 'unavailable') this.#refreshes.delete(RefreshToken);
    });
    return refreshing;
  }

  async #fetchTokens(tokens: Tokens, caller: Caller): Promise<Refreshed> {
    const body = JSON.stringify({ refresh_token: tokens.RefreshToken });
    const call = {
      method: 'POST',
      path: refresh.path,
      body,
      authorization: authorizationOf(tokens),
    } as const;
    const reply = await this.#callApi(call, caller);
    if (reply?.status === 200) {
      const { success, data } = (await refresh.schemas()).reply.safeParse(reply.body);
      if (success && data.IdToken) {
        const { ExpiresIn, TokenType, IdToken } = data;
        const TokenExpiration = expirationOf(ExpiresIn, this.#now());
        return { TokenType, IdToken, ExpiresIn, TokenExpiration, RefreshToken: tokens.RefreshToken };
      }
    }
    this.#logFailure('failed to update authentication info', logDetails(caller, reply));
    return reply && reply.status >= 400 && reply.status < 500 && reply.status !== 429
      ? 'ended'
      : 'unavailable';
  }
}
