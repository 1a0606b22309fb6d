import { types } from 'node:util';

const builtIn = new Set(['Error', 'TypeError', 'RangeError', 'ReferenceError', 'SyntaxError', 'URIError']);

/**
 * The terminal's text for an error that ends a start: one line for a foreseen error (it has a name of its own) and
 * for one of the system; anything else is a fault of ours and shows where it happened.
 */
export function errorText(error: unknown): string {
  if (!types.isNativeError(error)) return String(error);
  const isForeseen = !builtIn.has(error.name) || 'syscall' in error;
  return isForeseen ? error.message : (error.stack ?? error.message);
}
