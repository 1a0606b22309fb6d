import { cleanText } from '@enerabi/shared/contract/text/clean-text';
import type { SendMailOptions } from 'nodemailer';
import { invitationFile } from '../../calendar/calendar-file.ts';
import type { MailedEvent } from '../../calendar/mailed-event.ts';
import type { MailSite } from '../mail-template.ts';
import type { OutgoingMail } from './transport.ts';

export interface Sender {
  site: MailSite;
  /** `MAIL_FROM`. */
  address: string;
}

/** One address and nothing else: no name, no list, no second header. */
const isOneAddress = (text: string): boolean =>
  /^[^\s<>()[\]"@,;:\\\p{Cc}]+@[^\s<>()[\]"@,;:\\\p{Cc}]+$/u.test(text);

/**
 * A mail in nodemailer's form. Vacation notices do not answer it (RFC 3834), and a repeated one has the same
 * Message-ID, so that mailboxes recognise it. Header values are one line, whatever a name contains.
 */
export const messageOf = (mail: OutgoingMail, { site, address }: Sender, now: Date): SendMailOptions => ({
  from: { name: cleanText(site.name), address },
  to: { name: '', address: mail.recipient },
  subject: cleanText(mail.subject),
  text: mail.text,
  html: mail.html,
  // Japanese in quoted-printable is more than twice as long, and takes a third more time to write.
  textEncoding: 'base64',
  date: now,
  messageId: `<${mail.id}.${mail.createdAt.getTime()}@${new URL(site.origin).hostname}>`,
  headers: { 'Auto-Submitted': 'auto-generated' },
  // A link only: mail providers may not end it by themselves, since others' forms are refused on this site (RFC 2369).
  ...(mail.unsubscribeUrl && { list: { unsubscribe: mail.unsubscribeUrl } }),
  ...(mail.replyTo && isOneAddress(mail.replyTo) && { replyTo: { name: '', address: mail.replyTo } }),
  ...(mail.calendar && { icalEvent: invitationOf(mail.recipient, mail.calendar, { site, address }) }),
  disableFileAccess: true,
  disableUrlAccess: true,
});

/** The part has the file's method, or some programs show a broken file (RFC 6047 section 2.4). */
const invitationOf = (
  attendee: string,
  { method, product, event }: MailedEvent,
  { site, address: organizer }: Sender,
) => ({
  method,
  filename: 'visit.ics',
  content: invitationFile(
    site,
    product,
    { ...event, stamp: new Date(event.stamp) },
    { method, organizer, attendee },
  ),
});
