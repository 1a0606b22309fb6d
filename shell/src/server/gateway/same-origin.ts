import type { MiddlewareHandler } from 'hono';
import { problemResponse } from './problem-response.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Trusts the browser's statement of where a request came from. `none` means that the user acted, for example by a
 * bookmark: no page of this site causes it, and a user writes nothing that way.
 */
function isSameOrigin(headers: Headers, origin: string): boolean {
  const site = headers.get('sec-fetch-site');
  if (site) return site === 'same-origin';
  const from = headers.get('origin');
  return from === origin;
}

/** Refuses state-changing requests that do not say same origin (R3.7). */
export const sameOrigin =
  (origin: string): MiddlewareHandler =>
  async (context, next) => {
    const { method, headers } = context.req.raw;
    if (safeMethods.has(method) || isSameOrigin(headers, origin)) return next();
    return problemResponse(
      403,
      'cross_origin',
      'The request must come from a page of this site',
      context.get('requestId'),
    );
  };
