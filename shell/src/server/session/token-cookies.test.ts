import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  authorizationOf,
  clearedCookies,
  cookieName,
  isValid,
  readTokens,
  type Tokens,
  tokenCookies,
} from './token-cookies.ts';

const tokens: Tokens = {
  TokenType: 'Bearer',
  RefreshToken: 'refresh',
  IdToken: 'a.b-c_d',
  ExpiresIn: 3600,
  TokenExpiration: 1_800_000_000,
};
const names = Object.keys(tokens) as (keyof Tokens)[];

const header = (of: Partial<Record<keyof Tokens, unknown>>, isHttps = false): string =>
  Object.entries(of)
    .map(
      ([name, value]) => `${cookieName(name as keyof Tokens, isHttps)}=${encodeURIComponent(String(value))}`,
    )
    .join('; ');

describe('the five session cookies (R3.1)', () => {
  it('are a session when all five are there, in any order among others', () => {
    const shuffled = Object.fromEntries(Object.entries(tokens).reverse());
    expect(readTokens(`theme=dark; ${header(shuffled)}; x=1`, false)).toEqual(tokens);
  });

  it.each(names)('are none without %s', (name) => {
    const { [name]: _, ...four } = tokens;
    expect(readTokens(header(four), false)).toBeUndefined();
    expect(readTokens(header({ ...four, [name]: '' }), false)).toBeUndefined();
  });

  it('are none if a number is invalid, or a header could not hold a token', () => {
    for (const broken of [
      { ExpiresIn: 'soon' },
      { TokenExpiration: 'NaN' },
      { IdToken: 'a\r\nX-Evil: 1' },
      { TokenType: 'Bearer 保育' },
    ])
      expect(readTokens(header({ ...tokens, ...broken }), false)).toBeUndefined();
    expect(readTokens(null, false)).toBeUndefined();
    expect(readTokens('', false)).toBeUndefined();
  });

  it('never throw, and never give what could not be sent on', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.constantFrom(...names), (value, name) => {
        const read = readTokens(header({ ...tokens, [name]: value }), false);
        if (!read) return;
        const given = authorizationOf(read);
        expect(new Headers({ authorization: given }).get('authorization')).toBe(given);
      }),
    );
  });
});

describe('their names (R3.2)', () => {
  it('bind them to this host over https', () => {
    expect(names.map((name) => cookieName(name, true))).toEqual([
      '__Host-TokenType',
      '__Host-RefreshToken',
      '__Host-IdToken',
      '__Host-ExpiresIn',
      '__Host-TokenExpiration',
    ]);
    expect(readTokens(header(tokens, true), true)).toEqual(tokens);
  });

  it('are bare on plain-http localhost', () => {
    expect(names.map((name) => cookieName(name, false))).toEqual(names);
  });

  it('are not taken for each other: a bare cookie, which http could have planted, is no session over https', () => {
    expect(readTokens(header(tokens, false), true)).toBeUndefined();
    expect(readTokens(header(tokens, true), false)).toBeUndefined();
  });
});

describe('a session', () => {
  const expiresAt = tokens.TokenExpiration * 1000;

  it('is valid up to and including its expiration (R3.1)', () => {
    expect(isValid(tokens, expiresAt)).toBe(true);
    expect(isValid(tokens, expiresAt + 1)).toBe(false);
  });

  it('gives the Authorization of calls (R6.1)', () => {
    expect(authorizationOf(tokens)).toBe('Bearer a.b-c_d');
  });
});

describe('cookies that are set (R3.2)', () => {
  it('are out of reach of scripts and of other sites, and bound to this host over https', () => {
    for (const cookie of tokenCookies(tokens, true))
      expect(cookie).toMatch(/^__Host-\w+=\S+; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    for (const cookie of tokenCookies(tokens, false))
      expect(cookie).toMatch(/^\w+=\S+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  it.each([true, false])('are read as they were set (https %s)', (isHttps) => {
    const pairs = tokenCookies(tokens, isHttps).map((cookie) => cookie.split(';')[0]);
    expect(readTokens(pairs.join('; '), isHttps)).toEqual(tokens);
  });

  it('clear a refresh token that an activation did not give (R3.3)', () => {
    const { RefreshToken: _, ...four } = tokens;
    expect(tokenCookies(four, false)[1]).toBe('RefreshToken=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax');
  });

  it('clear all five at logout (R3.3)', () => {
    expect(clearedCookies(true).map((cookie) => cookie.split('; ').slice(0, 2))).toEqual(
      names.map((name) => [`__Host-${name}=`, 'Max-Age=0']),
    );
  });
});
