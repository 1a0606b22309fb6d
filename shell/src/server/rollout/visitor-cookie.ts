import { randomBytes } from 'node:crypto';
import { parse, serialize } from 'hono/utils/cookie';

/** A rollout is over by then; the cookie has no other use. */
const maxAgeSeconds = 30 * 24 * 3_600;
const idForm = /^[\w-]{22}$/;

const nameOf = (isHttps: boolean): string => (isHttps ? '__Host-visitor' : 'visitor');

/** @returns the visitor's id; undefined if there is none, or it is not one that this site gave */
export function readVisitor(cookieHeader: string | null, isHttps: boolean): string | undefined {
  const id = cookieHeader ? parse(cookieHeader)[nameOf(isHttps)] : undefined;
  return id !== undefined && idForm.test(id) ? id : undefined;
}

/** 128 random bits: they say nothing about the visitor. */
export const newVisitor = (): string => randomBytes(16).toString('base64url');

/** The `Set-Cookie` line that keeps a visitor on the same side of a rollout. */
export const visitorCookie = (id: string, isHttps: boolean): string =>
  serialize(nameOf(isHttps), id, {
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
    secure: isHttps,
    maxAge: maxAgeSeconds,
  });
