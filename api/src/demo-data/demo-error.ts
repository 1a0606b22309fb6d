/** Demonstration data must not be loaded. One line: what is wrong, and how to mend it. */
export class DemoError extends Error {
  override name = 'DemoError';
}
