import type { Kysely, Transaction } from 'kysely';
import type { MailedEvent } from '../calendar/mailed-event.ts';
import type { Schema } from '../db/schema.ts';
import type { MailContent } from './mail-template.ts';
import { mailWaits } from './wake-up.ts';

export interface QueuedMail {
  /** A mail address, without a name. */
  recipient: string;
  content: MailContent;
  now: Date;
  /** After this time the mail is of no use, for example since its code has expired. */
  giveUpAt: Date;
  /** Page that ends mails of this kind. */
  unsubscribeUrl?: string;
  /** Calendar entry that it carries. */
  calendar?: MailedEvent;
  /** Answers go there. Absent: nobody reads them. */
  replyTo?: string;
}

type Database = Kysely<Schema> | Transaction<Schema>;

/**
 * Queues a mail. It is sent soon after the transaction, if there is one, was committed, and never if it was rolled
 * back. Delivery is at least once: a crash during sending may send it again.
 * @returns its row's id
 */
export async function queueMail(
  db: Database,
  { recipient, content, now, giveUpAt, unsubscribeUrl, replyTo, calendar }: QueuedMail,
): Promise<number> {
  const { id } = await db
    .insertInto('mail')
    .values({
      recipient,
      subject: content.subject,
      text_body: content.text,
      html_body: content.html,
      created_at: now,
      due_at: now,
      give_up_at: giveUpAt,
      unsubscribe_url: unsubscribeUrl ?? null,
      reply_to: replyTo ?? null,
      calendar: calendar ? JSON.stringify(calendar) : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  mailWaits();
  return id;
}

/**
 * Takes as long as `queueMail` but sends nothing, so that the response time does not reveal whether an address is
 * known. The row contains neither address nor text.
 */
export async function discardMail(db: Database, { content, now, giveUpAt }: QueuedMail): Promise<void> {
  await db
    .insertInto('mail')
    .values({
      recipient: '',
      subject: '',
      text_body: blank(content.text),
      html_body: blank(content.html),
      created_at: now,
      due_at: null,
      give_up_at: giveUpAt,
    })
    .execute();
  mailWaits();
}

const blank = (body: string): string => ' '.repeat(Buffer.byteLength(body));
