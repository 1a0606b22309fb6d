import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
} from 'node:crypto';

export interface SigningKey {
  kid: string;
  privateKey: KeyObject;
  publicKey: KeyObject;
}

/** Trusted public keys, by `kid`. More than one while a key is being replaced. */
export type TrustedKeys = ReadonlyMap<string, KeyObject>;

/** A key that cannot be read, is not Ed25519, or is missing where it must not be created silently. */
export class SigningKeyError extends Error {
  override name = 'SigningKeyError';
}

/** @returns `k_` and the first 64 bits of the SHA-256 of the public key (SPKI, DER), in hex */
export function keyId(publicKey: KeyObject): string {
  const der = publicKey.export({ type: 'spki', format: 'der' });
  return `k_${createHash('sha256').update(der).digest('hex').slice(0, 16)}`;
}

/**
 * @param pem an Ed25519 private key, PKCS #8; `\n` may be written out, as one-line environment files require
 * @throws SigningKeyError
 */
export function parseSigningKey(pem: string): SigningKey {
  const privateKey = parse(() => createPrivateKey(pem.replaceAll('\\n', '\n')), 'private');
  return signingKey(privateKey);
}

/**
 * @param pem an Ed25519 public key, SPKI
 * @throws SigningKeyError
 */
export const parsePublicKey = (pem: string): KeyObject => parse(() => createPublicKey(pem), 'public');

export const generateSigningKey = (): SigningKey => signingKey(generateKeyPairSync('ed25519').privateKey);

export const trustedKeys = (publicKeys: readonly KeyObject[]): TrustedKeys =>
  new Map(publicKeys.map((key) => [keyId(key), key]));

function signingKey(privateKey: KeyObject): SigningKey {
  const publicKey = createPublicKey(privateKey);
  return { kid: keyId(publicKey), privateKey, publicKey };
}

function parse(read: () => KeyObject, kind: 'private' | 'public'): KeyObject {
  let key: KeyObject;
  try {
    key = read();
  } catch {
    throw new SigningKeyError(`the release signing key is no ${kind} key in PEM form`);
  }
  if (key.asymmetricKeyType !== 'ed25519')
    throw new SigningKeyError(`the release signing key is ${key.asymmetricKeyType}, not Ed25519`);
  return key;
}
