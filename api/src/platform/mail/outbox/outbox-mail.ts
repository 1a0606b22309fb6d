import PostalMime from 'postal-mime';

/** A mail of the outbox, as it was sent. */
export interface OutboxMail {
  name: string;
  sentAt: Date;
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** Reads a message (RFC 5322) as a mail program does. */
export async function parseMail(name: string, message: Buffer): Promise<OutboxMail> {
  const { date, from, to, subject, text, html } = await PostalMime.parse(message);
  return {
    name,
    sentAt: new Date(date ?? 0),
    from: [from?.name, from?.address].filter(Boolean).join(' '),
    to: to?.map(({ address }) => address).join(', ') ?? '',
    subject: subject ?? '',
    text: text ?? '',
    html: html ?? '',
  };
}
