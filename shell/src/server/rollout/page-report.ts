/** A message that a visitor's page sends about itself. */
export interface PageReport {
  /** As the page's script sends it; it begins with the page's token. */
  body: string;
  visitorId: string | undefined;
  /** The visitor's address. */
  address: string;
}
