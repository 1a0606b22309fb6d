import { networkOf } from '@enerabi/shared/server/network';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Schema } from '../../platform/db/schema.ts';
import { type HashCode, hashCodeBy } from '../codes/code.queries.ts';
import { Argon2Hasher, type PasswordHasher } from '../hashing/password-hasher.ts';
import { IdTokens } from '../keys/id-token.ts';
import { SigningKeys } from '../keys/signing-keys.ts';
import { deriveSecrets } from '../secret/secrets.ts';
import type { ClientNetwork } from '../throttle/known-address.queries.ts';
import { type CountedFor, countedForBy } from '../throttle/throttle.ts';
import { type Authenticate, authenticateBy, type Recognise, recogniseBy } from './authenticate.ts';
import { type RequirePassword, requirePasswordBy } from './require-password.ts';

export interface AuthOptions {
  db: Kysely<Schema>;
  log: Logger;
  /** `AUTH_SECRET`. */
  secret: string;
  /** Its public origin issues the id tokens; its name is refused as a password. */
  site: { name: string; origin: string };
  /** Absent: Argon2id at the recommended cost. */
  passwords?: PasswordHasher | undefined;
}

/** Services that routes need to authenticate a caller and to open a session. */
export interface Auth {
  db: Kysely<Schema>;
  site: AuthOptions['site'];
  authenticate: Authenticate;
  recognise: Recognise;
  requirePassword: RequirePassword;
  passwords: PasswordHasher;
  keys: SigningKeys;
  tokens: IdTokens;
  hashCode: HashCode;
  countedFor: CountedFor;
  /** @param clientAddress as handlers get it */
  clientNetworkOf: (clientAddress: string) => ClientNetwork;
}

export function createAuth({ db, log, secret, site, passwords = new Argon2Hasher() }: AuthOptions): Auth {
  const secrets = deriveSecrets(secret);
  const keys = new SigningKeys({ db, secret: secrets.signingKeys, log });
  const tokens = new IdTokens(keys, site.origin);
  const recognise = recogniseBy(db, tokens);
  const countedFor = countedForBy(secrets.attempts);
  return {
    db,
    site,
    authenticate: authenticateBy(recognise),
    recognise,
    requirePassword: requirePasswordBy({ db, passwords, countedFor }),
    passwords,
    keys,
    tokens,
    hashCode: hashCodeBy(secrets.codes),
    countedFor,
    clientNetworkOf: (clientAddress) => ({ secret: secrets.attempts, network: networkOf(clientAddress) }),
  };
}
