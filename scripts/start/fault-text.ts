import { types } from 'node:util';

const builtIn = new Set(['Error', 'TypeError', 'RangeError', 'ReferenceError', 'SyntaxError', 'URIError']);

/**
 * What the terminal shows of an error that ends a start: one line of what was foreseen (it has a name of its own) and
 * of what the system refused; anything else is a fault of ours and shows where it happened.
 */
export function faultText(error: unknown): string {
  if (!types.isNativeError(error)) return String(error);
  const isForeseen = !builtIn.has(error.name) || 'syscall' in error;
  return isForeseen ? error.message : (error.stack ?? error.message);
}
