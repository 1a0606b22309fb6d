import { parse, serialize } from 'hono/utils/cookie';

/** The five values of a session (specification section 3); only the shell server sees them (R3.2). */
export interface Tokens {
  TokenType: string;
  RefreshToken: string;
  IdToken: string;
  /** Seconds, as the API sent them. */
  ExpiresIn: number;
  /** Epoch seconds. */
  TokenExpiration: number;
}

const names = ['TokenType', 'RefreshToken', 'IdToken', 'ExpiresIn', 'TokenExpiration'] as const;

/** Longer than any session: the API ends sessions, not the cookie. */
const cookieMaxAgeSeconds = 30 * 24 * 3_600;

/** `__Host-` binds a cookie to https and to this host; plain-http localhost cannot have it. */
export const cookieName = (name: (typeof names)[number], isHttps: boolean): string =>
  isHttps ? `__Host-${name}` : name;

/** The characters that a header may hold: a visitor can write anything into a cookie. */
const visible = /^[\x21-\x7e]+$/;

/** @returns the tokens, or undefined unless all five cookies exist (R3.1) */
export function readTokens(cookieHeader: string | null, isHttps: boolean): Tokens | undefined {
  if (!cookieHeader) return undefined;
  const cookies = parse(cookieHeader);
  const [TokenType, RefreshToken, IdToken, expiresIn, tokenExpiration] = names.map(
    (name) => cookies[cookieName(name, isHttps)],
  );
  if (!TokenType || !RefreshToken || !IdToken || !expiresIn || !tokenExpiration) return undefined;
  const [ExpiresIn, TokenExpiration] = [Number(expiresIn), Number(tokenExpiration)];
  if (!visible.test(TokenType) || !visible.test(RefreshToken) || !visible.test(IdToken)) return undefined;
  if (!Number.isFinite(ExpiresIn) || !Number.isFinite(TokenExpiration)) return undefined;
  return { TokenType, RefreshToken, IdToken, ExpiresIn, TokenExpiration };
}

/** Valid while the expiration is at or after now (R3.1). @param now epoch milliseconds */
export const isValid = ({ TokenExpiration }: Tokens, now: number): boolean => TokenExpiration * 1000 >= now;

/** @returns epoch seconds @param expiresIn seconds @param now epoch milliseconds */
export const expirationOf = (expiresIn: number, now: number): number => Math.floor(now / 1000) + expiresIn;

/** The value of the Authorization header (R6.1). */
export const authorizationOf = ({ TokenType, IdToken }: Tokens): string => `${TokenType} ${IdToken}`;

/**
 * `Set-Cookie` headers (R3.2). A value that is absent, such as a refresh token that the API did not send (R3.3), is
 * cleared.
 */
export const tokenCookies = (tokens: Partial<Tokens>, isHttps: boolean): string[] =>
  names.map((name) =>
    serialize(cookieName(name, isHttps), String(tokens[name] ?? ''), {
      httpOnly: true,
      sameSite: 'Lax',
      path: '/',
      secure: isHttps,
      maxAge: tokens[name] === undefined ? 0 : cookieMaxAgeSeconds,
    }),
  );

/** Logout clears all five (R3.3). */
export const clearedCookies = (isHttps: boolean): string[] => tokenCookies({}, isHttps);
