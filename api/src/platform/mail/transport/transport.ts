export interface OutgoingMail {
  /** Id of the row: a mail that is sent again has the same. */
  id: number;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  createdAt: Date;
}

/** The address is refused for good. */
export class MailRefused extends Error {
  override name = 'MailRefused';
}

export interface MailTransport {
  /** @throws MailRefused; any other error may be gone at the next try */
  send: (mail: OutgoingMail, now: Date) => Promise<void>;
  close: () => void;
}
