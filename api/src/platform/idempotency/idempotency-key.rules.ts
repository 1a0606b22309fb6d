import { idempotencyKeyMaxLength } from '@enerabi/shared/constants';

/** A structured-field string (RFC 9651), and the same without quotes. */
const quoted = /^"((?:[ !#-[\]-~]|\\["\\])*)"$/;
const bare = /^[!#-+\--~]+$/;

/**
 * Reads an Idempotency-Key (draft-ietf-httpapi-idempotency-key-header-07), in quotes or without: `"abc"` and `abc` are
 * the same key.
 * @returns undefined if it is neither, or empty, or longer than 255 characters
 */
export function readIdempotencyKey(header: string): string | undefined {
  const text = header.trim();
  const key = quoted.exec(text)?.[1]?.replaceAll(/\\(["\\])/g, '$1') ?? (bare.test(text) ? text : '');
  return key.length > 0 && key.length <= idempotencyKeyMaxLength ? key : undefined;
}
