/** Says in one line why the API cannot start, and how to mend it. */
export class StartError extends Error {
  override name = 'StartError';
}
