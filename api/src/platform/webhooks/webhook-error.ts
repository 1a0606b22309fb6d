/** A webhook command cannot do what it was asked for. One line: what is wrong, where, and how to mend it. */
export class WebhookError extends Error {
  override name = 'WebhookError';
}
