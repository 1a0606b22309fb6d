/** The content of a mail, in two equivalent forms. */
export interface MailContent {
  subject: string;
  /** Plain text with wrapped lines. */
  text: string;
  /** A complete HTML document. */
  html: string;
}

export interface MailSite {
  /** `SITE_NAME`. */
  name: string;
  /** `PUBLIC_ORIGIN`, without a slash at the end. */
  origin: string;
}
