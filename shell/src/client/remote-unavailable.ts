/**
 * The remote's scripts cannot be loaded. The error page then loads the document, for which the server can fall back.
 */
export class RemoteUnavailable extends Error {
  override name = 'RemoteUnavailable';
}
