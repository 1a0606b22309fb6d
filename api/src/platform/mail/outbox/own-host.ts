import { isIP } from 'node:net';
import type { MiddlewareHandler } from 'hono';
import { ProblemError } from '../../http/problem-error.ts';

/**
 * Accepts only host names of this server: an IP address, `localhost`, or the one it listens on. Another site can
 * point its own name here (DNS rebinding), but browsers then send that name.
 * @throws ProblemError 421 `misdirected_request` (RFC 9110, section 15.5.20)
 */
export const ownHost =
  (listensOn: string): MiddlewareHandler =>
  async (context, next) => {
    const { hostname = '' } =
      URL.parse(`http://${context.req.header('host') ?? new URL(context.req.url).host}`) ?? {};
    const name = hostname.replace(/^\[|\]$/g, '');
    if (isIP(name) === 0 && name !== 'localhost' && name !== listensOn.toLowerCase())
      throw new ProblemError(421, 'misdirected_request', 'This server does not answer to that name.');
    await next();
  };
