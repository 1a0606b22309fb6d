import type { MailedEvent } from '../../calendar/mailed-event.ts';

export interface OutgoingMail {
  /** Id of the row, which is the same when a mail is sent again. */
  id: number;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  createdAt: Date;
  /** Page that ends mails of this kind. */
  unsubscribeUrl?: string | null;
  /** Answers go there, to somebody who typed this address. */
  replyTo?: string | null;
  /** Calendar entry for the recipient. */
  calendar?: MailedEvent | null;
}

/** The address is refused permanently. */
export class MailRefused extends Error {
  override name = 'MailRefused';
}

export interface MailTransport {
  /** @throws MailRefused; other errors may be temporary */
  send: (mail: OutgoingMail, now: Date) => Promise<void>;
  close: () => void;
}
