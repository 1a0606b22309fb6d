import { cleanText } from '@enerabi/shared/contract/text/clean-text';
import type { SendMailOptions } from 'nodemailer';
import type { MailSite } from '../mail-template.ts';
import type { OutgoingMail } from './transport.ts';

export interface Sender {
  site: MailSite;
  /** `MAIL_FROM`. */
  address: string;
}

/**
 * A mail as nodemailer takes it. No vacation notice answers it (RFC 3834), and one that is sent twice has the same
 * Message-ID, so that mailboxes can tell. What goes into headers is one line, whatever a name in it has.
 */
export const messageOf = (mail: OutgoingMail, { site, address }: Sender, now: Date): SendMailOptions => ({
  from: { name: cleanText(site.name), address },
  to: { name: '', address: mail.recipient },
  subject: cleanText(mail.subject),
  text: mail.text,
  html: mail.html,
  date: now,
  messageId: `<${mail.id}.${mail.createdAt.getTime()}@${new URL(site.origin).hostname}>`,
  headers: { 'Auto-Submitted': 'auto-generated' },
  disableFileAccess: true,
  disableUrlAccess: true,
});
