import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { calculateJwkThumbprint, type JWK } from 'jose';
import { seal, unseal } from '../../platform/sealing/sealed.ts';

export interface KeyPair {
  /** Thumbprint of the public key (RFC 7638). */
  kid: string;
  privateKey: KeyObject;
  publicJwk: JWK;
}

/** A new Ed25519 key. */
export async function makeKeyPair(): Promise<KeyPair> {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const jwk = publicKey.export({ format: 'jwk' }) as JWK;
  const kid = await calculateJwkThumbprint(jwk);
  return { kid, privateKey, publicJwk: { ...jwk, kid, alg: 'EdDSA', use: 'sig' } };
}

export const sealPrivateKey = (secret: Buffer, { kid, privateKey }: KeyPair): Buffer =>
  seal(secret, kid, privateKey.export({ format: 'der', type: 'pkcs8' }));

/** @returns undefined if another secret sealed it */
export function openPrivateKey(secret: Buffer, kid: string, sealed: Buffer): KeyObject | undefined {
  const der = unseal(secret, kid, sealed);
  return der && createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
}
