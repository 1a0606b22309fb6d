import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';
import type { MailContent } from './mail-template.ts';
import { mailWaits } from './wake-up.ts';

export interface QueuedMail {
  /** A mail address, without a name. */
  recipient: string;
  content: MailContent;
  now: Date;
  /** After which nobody wants it any more, such as when its code runs out. */
  giveUpAt: Date;
}

type Database = Kysely<Schema> | Transaction<Schema>;

/**
 * Leaves a mail to be sent. It goes out soon after the transaction, if there is one, was committed, and never where
 * it was rolled back. At least once: a crash while it is sent may send it again.
 */
export async function queueMail(
  db: Database,
  { recipient, content, now, giveUpAt }: QueuedMail,
): Promise<void> {
  await db
    .insertInto('mail')
    .values({
      recipient,
      subject: content.subject,
      text_body: content.text,
      html_body: content.html,
      created_at: now,
      due_at: now,
      give_up_at: giveUpAt,
    })
    .execute();
  mailWaits();
}

/**
 * Takes as long as `queueMail` and sends nothing, so that a caller's time does not tell whether an address is known.
 * The row keeps neither address nor words.
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
