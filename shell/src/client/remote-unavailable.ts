/** The remote's scripts cannot be had; the error page turns into a document load, where the server falls back further. */
export class RemoteUnavailable extends Error {
  override name = 'RemoteUnavailable';
}
