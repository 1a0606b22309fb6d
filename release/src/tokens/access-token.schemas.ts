import { z } from 'zod';
import { appName, claimedPath } from '../document/index.ts';

/**
 * Scopes of a token. `read`: status, history and differences. `publish`: put releases into the store and give them to
 * a part of the visitors. `promote`: make a release active. `rollback`: take back. `operate`: disable, lock, retire,
 * drill.
 */
export const scopes = ['read', 'publish', 'promote', 'rollback', 'operate'] as const;

export const scope = z.enum(scopes);

export const tokenId = z.string().regex(/^[a-z0-9]{12}$/);

/** `env/<environment>/tokens/<id>.json` without its signature; times are ISO 8601 in UTC. */
export const accessToken = z.object({
  schema: z.literal(1),
  id: tokenId,
  /** The person or team who has it; the audit log names them. */
  holder: z.string().min(1).max(100),
  /** Null: every app. */
  apps: z.array(appName).min(1).nullable(),
  scopes: z.array(scope).min(1),
  /** Path prefixes that its one app gets with a publication, as if operations claimed them. */
  claims: z.array(claimedPath).min(1).optional(),
  createdAt: z.iso.datetime(),
  createdBy: z.string().min(1).max(200),
  expiresAt: z.iso.datetime(),
  revokedAt: z.iso.datetime().nullable(),
  /** SHA-256 of the secret part, in hex: the store has no secret. */
  hash: z.string().regex(/^[0-9a-f]{64}$/),
});

export type Scope = z.output<typeof scope>;
export type AccessToken = z.output<typeof accessToken>;
