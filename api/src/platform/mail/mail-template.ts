/** The content of a mail, in two forms that say the same. */
export interface MailContent {
  subject: string;
  /** Plain text, its lines wrapped. */
  text: string;
  /** A whole document. */
  html: string;
}

export interface MailSite {
  /** `SITE_NAME`. */
  name: string;
  /** `PUBLIC_ORIGIN`, without a slash at the end. */
  origin: string;
}
