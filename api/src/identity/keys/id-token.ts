import { errors, jwtVerify, SignJWT } from 'jose';
import type { Bearer } from '../session/bearer.ts';
import { idTokenLifetimeSeconds, sessionLifetimeSeconds } from '../session/session.rules.ts';
import type { SigningKeys } from './signing-keys.ts';

const audience = 'enerabi-api';
/** R3.1: a token set is valid at the time of its expiry, and clocks differ. */
const toleranceSeconds = 30;

/** Id tokens: JWTs (RFC 7519) signed by Ed25519 (RFC 8037). */
export class IdTokens {
  readonly #keys: SigningKeys;
  readonly #issuer: string;

  /** @param issuer public origin of the site */
  constructor(keys: SigningKeys, issuer: string) {
    this.#keys = keys;
    this.#issuer = issuer;
  }

  async sign({ cognitoSub, sessionId }: Bearer, now: Date): Promise<string> {
    const { kid, privateKey } = await this.#keys.signing(now);
    return signIdToken({ kid, privateKey }, { cognitoSub, sessionId, issuer: this.#issuer, now });
  }

  /**
   * @param mayHaveExpired for `refresh` and `logout`, since the session has an end of its own
   * @returns undefined if the token is not ours or has expired
   */
  async read(token: string, now: Date, { mayHaveExpired = false } = {}): Promise<Bearer | undefined> {
    try {
      const { payload } = await jwtVerify<{ sid: string }>(
        token,
        async ({ kid = '' }) => (await this.#keys.verifying(kid, now)) ?? unknownKey(),
        {
          algorithms: ['EdDSA'],
          issuer: this.#issuer,
          audience,
          requiredClaims: ['sub', 'sid', 'exp'],
          clockTolerance: mayHaveExpired ? sessionLifetimeSeconds : toleranceSeconds,
          currentDate: now,
        },
      );
      return { cognitoSub: payload.sub ?? '', sessionId: payload.sid };
    } catch (error) {
      if (error instanceof errors.JOSEError) return undefined;
      throw error;
    }
  }
}

const unknownKey = (): never => {
  throw new errors.JWKSNoMatchingKey();
};

type Signer = Pick<Awaited<ReturnType<SigningKeys['signing']>>, 'kid' | 'privateKey'>;

/** @param about `now` is when it is issued; it expires `idTokenLifetimeSeconds` later */
export function signIdToken(
  { kid, privateKey }: Signer,
  { cognitoSub, sessionId, issuer, now }: Bearer & { issuer: string; now: Date },
): Promise<string> {
  const issuedAt = Math.floor(now.getTime() / 1000);
  return new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: 'EdDSA', kid, typ: 'JWT' })
    .setIssuer(issuer)
    .setAudience(audience)
    .setSubject(cognitoSub)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + idTokenLifetimeSeconds)
    .sign(privateKey);
}
