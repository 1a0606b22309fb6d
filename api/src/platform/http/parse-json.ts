import { mostJsonDepth } from '@enerabi/shared/constants';
import { ProblemError } from './problem-error.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Reads JSON (RFC 8259: UTF-8) that anybody may have written.
 * @throws ProblemError 400 `invalid_json`; 422 `too_deep` for what code that walks through it would run out of stack for
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
