import { z } from 'zod';
import { parseObject } from './json-object.ts';
import {
  type ReleaseDocument,
  signature,
  type UnsignedDocument,
  unsignedDocument,
} from './release-document.schemas.ts';
import { signValue, verifyValue } from './signature.ts';
import type { SigningKey, TrustedKeys } from './signing-key.ts';

export type RejectionReason =
  | 'truncated'
  | 'unknown_schema'
  | 'unknown_key'
  | 'bad_signature'
  | 'invalid'
  | 'other_environment'
  | 'lower_seq';

export type Verification =
  | { ok: true; document: ReleaseDocument }
  | { ok: false; reason: RejectionReason; detail: string };

export const signDocument = (document: UnsignedDocument, key: SigningKey): ReleaseDocument =>
  signValue('release-document', document, key);

/** The text of `builds/latest.json`: indented for people; compression removes the cost. */
export const serialiseDocument = (document: ReleaseDocument): string =>
  `${JSON.stringify(document, null, 2)}\n`;

/**
 * Verifies the text of `builds/latest.json` before it is used (design of releases, R7.1). Unknown fields are
 * accepted, but covered by the signature.
 * @param expected public keys by `kid`, the lowest acceptable `seq` and, if given, the environment
 */
export function verifyDocument(
  text: string,
  expected: { publicKeys: TrustedKeys; minimumSeq: number; environment?: string },
): Verification {
  const raw = parseObject(text);
  if (!raw) return rejected('truncated', 'it is not a whole JSON object');
  if (raw.schema !== 1)
    return rejected('unknown_schema', `schema ${JSON.stringify(raw.schema)} is not known here`);
  const signed = verifyValue('release-document', raw, expected.publicKeys);
  if (signed === 'unknown_key') return rejected(signed, 'it is signed by a key that is not trusted here');
  if (signed !== 'ok') return rejected(signed, 'its signature does not fit its content');
  const parsed = unsignedDocument.and(z.object({ signature })).safeParse(raw);
  if (!parsed.success) return rejected('invalid', z.prettifyError(parsed.error).replaceAll('\n', ' '));
  const document = parsed.data;
  if (expected.environment !== undefined && document.environment !== expected.environment)
    return rejected('other_environment', `it is for ${document.environment}, not ${expected.environment}`);
  if (document.seq < expected.minimumSeq)
    return rejected('lower_seq', `its seq ${document.seq} is lower than ${expected.minimumSeq}`);
  return { ok: true, document };
}

const rejected = (reason: RejectionReason, detail: string): Verification => ({ ok: false, reason, detail });
