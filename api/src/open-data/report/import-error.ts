/** A file, profile or option that cannot be imported. Its message is one line: what is wrong, where, how to mend it. */
export class ImportError extends Error {
  override name = 'ImportError';
}

/** A file that can be read, but whose columns nobody has named yet: a profile can be proposed for it. */
export class UnknownLayout extends ImportError {
  override name = 'UnknownLayout';
}
