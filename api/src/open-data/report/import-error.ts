/** A file, profile or option that cannot be imported. Its message is one line: what is wrong, where, how to mend it. */
export class ImportError extends Error {
  override name = 'ImportError';
}

/** A readable file with unknown columns: a profile can be proposed for it. */
export class UnknownLayout extends ImportError {
  override name = 'UnknownLayout';
}
