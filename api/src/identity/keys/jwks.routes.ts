import { Hono } from 'hono';
import type { SigningKeys } from './signing-keys.ts';

/** Short: whoever verifies by it learns of a new key soon. */
const maxAgeSeconds = 60;

/** `/.well-known/jwks.json` (RFC 7517): by what id tokens are verified. */
export const jwksRoutes = ({ keys }: { keys: SigningKeys }): Hono =>
  new Hono().get('/.well-known/jwks.json', async (context) => {
    context.header('cache-control', `public, max-age=${maxAgeSeconds}`);
    return context.json(await keys.published(new Date()), 200, {
      'content-type': 'application/jwk-set+json',
    });
  });
