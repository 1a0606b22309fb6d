/** Says in one line why the API cannot listen, and how to mend it. */
export class StartError extends Error {
  override name = 'StartError';
}
