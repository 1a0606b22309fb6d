import { types } from 'node:util';

const builtIn = new Set(['Error', 'TypeError', 'RangeError', 'ReferenceError', 'SyntaxError', 'URIError']);

/**
 * The terminal's text for an error that ends a start. An error of the system, or with a class of its own, is one line;
 * any other is a bug in our code, and is printed with its stack.
 */
export function errorText(error: unknown): string {
  if (!types.isNativeError(error)) return String(error);
  const isExpected = !builtIn.has(error.name) || 'syscall' in error;
  return isExpected ? error.message : (error.stack ?? error.message);
}
