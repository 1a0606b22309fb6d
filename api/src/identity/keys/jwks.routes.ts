import { Hono } from 'hono';
import type { SigningKeys } from './signing-keys.ts';

/** Short, so that verifiers learn of a new key soon. */
const maxAgeSeconds = 60;

/** `/.well-known/jwks.json` (RFC 7517): the public keys that verify id tokens. */
export const jwksRoutes = ({ keys }: { keys: SigningKeys }): Hono =>
  new Hono().get('/.well-known/jwks.json', async (context) => {
    context.header('cache-control', `public, max-age=${maxAgeSeconds}`);
    return context.json(await keys.published(new Date()), 200, {
      'content-type': 'application/jwk-set+json',
    });
  });
