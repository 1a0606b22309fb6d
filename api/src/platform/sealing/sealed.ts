import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/**
 * Encrypts by AES-256-GCM (NIST SP 800-38D).
 * @param key 32 bytes
 * @param name of the sealed value; it can only be opened under the same name
 */
export function seal(key: Buffer, name: string, content: Buffer): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, key, nonce, { authTagLength: tagBytes }).setAAD(Buffer.from(name));
  return Buffer.concat([nonce, cipher.update(content), cipher.final(), cipher.getAuthTag()]);
}

/** @returns undefined if it was sealed by another key or under another name, or was changed */
export function unseal(key: Buffer, name: string, sealed: Buffer): Buffer | undefined {
  const nonce = sealed.subarray(0, nonceBytes);
  const end = sealed.length - tagBytes;
  if (end < nonceBytes) return undefined;
  const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: tagBytes })
    .setAAD(Buffer.from(name))
    .setAuthTag(sealed.subarray(end));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(nonceBytes, end)), decipher.final()]);
  } catch {
    return undefined;
  }
}
