import { mostJsonDepth } from '@enerabi/shared/constants';
import { ProblemError } from './problem-error.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Parses untrusted JSON (RFC 8259: UTF-8).
 * @throws ProblemError 400 `invalid_json`; 422 `too_deep` if recursive code could exceed the stack
 */
export function parseJson(bytes: Uint8Array): unknown {
  let value: unknown;
  try {
    value = JSON.parse(utf8.decode(bytes));
  } catch {
    throw new ProblemError(400, 'invalid_json', 'The body is not JSON in UTF-8.');
  }
  if (isDeeper(value, mostJsonDepth))
    throw new ProblemError(
      422,
      'too_deep',
      `The body has more than ${mostJsonDepth} levels within each other.`,
    );
  return value;
}

/** Level by level, without recursion. */
function isDeeper(value: unknown, most: number): boolean {
  let level = [value];
  for (let depth = 0; depth <= most; depth += 1) {
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []));
    if (level.length === 0) return false;
  }
  return true;
}
