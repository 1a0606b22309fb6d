import { sign, verify } from 'node:crypto';
import canonicalize from 'canonicalize';
import { type Signature, signature as signatureSchema } from './release-document.schemas.ts';
import type { SigningKey, TrustedKeys } from './signing-key.ts';

/** The kind of content that is signed; a signature of the log is not valid for a document. */
export type Purpose = 'release-document' | 'release-log' | 'access-token' | 'preview-link';

/** @returns the canonical serialisation of a JSON value (RFC 8785) */
export const canonical = (value: object): string => canonicalize(value) as string;

/**
 * Signs every field of a JSON object, including `alg` and `kid` of the signature, with Ed25519 (RFC 8032). The same
 * value and key always yield the same signature.
 */
export function signValue<T extends object>(
  purpose: Purpose,
  value: T,
  key: SigningKey,
): T & { signature: Signature } {
  const head = { alg: 'Ed25519' as const, kid: key.kid };
  const bytes = sign(null, message(purpose, value, head), key.privateKey);
  return { ...value, signature: { ...head, value: bytes.toString('base64') } };
}

/** Verifies a parsed JSON value as received, so that unknown fields are covered, too. */
export function verifyValue(
  purpose: Purpose,
  value: object,
  keys: TrustedKeys,
): 'ok' | 'unknown_key' | 'bad_signature' {
  const { signature, ...rest } = value as { signature?: unknown };
  const parsed = signatureSchema.safeParse(signature);
  if (!parsed.success) return 'bad_signature';
  const key = keys.get(parsed.data.kid);
  if (!key) return 'unknown_key';
  const { value: bytes, ...head } = signature as Signature;
  try {
    const isGenuine = verify(null, message(purpose, rest, head), key, Buffer.from(bytes, 'base64'));
    return isGenuine ? 'ok' : 'bad_signature';
  } catch {
    return 'bad_signature';
  }
}

const message = (purpose: Purpose, value: object, head: object): Buffer =>
  Buffer.from(`${purpose}\n${canonical({ ...value, signature: head })}`);
