/** Messages that cannot be moderated as asked. Its message is one line: what is wrong, and how to mend it. */
export class ModerationError extends Error {
  override name = 'ModerationError';
}
