/** A file, profile or option that cannot be imported. Its message is one line: what is wrong, where, how to mend it. */
export class ImportError extends Error {
  override name = 'ImportError';
}
