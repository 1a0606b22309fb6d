import type { Kysely, Selectable, Transaction } from 'kysely';
import type { MailTable } from '../../db/account-schema.ts';
import type { Schema } from '../../db/schema.ts';

type Database = Kysely<Schema> | Transaction<Schema>;

export type ClaimedMail = Selectable<MailTable>;

const erased = {
  due_at: null,
  text_body: '',
  html_body: '',
  unsubscribe_url: null,
  reply_to: null,
  calendar: null,
};

export async function recordSent(db: Database, id: number, now: Date): Promise<void> {
  await db
    .updateTable('mail')
    .set({ ...erased, sent_at: now, last_error: null })
    .where('id', '=', id)
    .execute();
}

/** @param dueAt when to try again; undefined: never */
export async function recordFailure(
  db: Database,
  { id, attempts }: ClaimedMail,
  { dueAt, fault }: { dueAt: Date | undefined; fault: string },
): Promise<void> {
  await db
    .updateTable('mail')
    .set({ ...(dueAt ? { due_at: dueAt } : erased), last_error: fault })
    .where('id', '=', id)
    // The server that has taken it over has newer information.
    .where('attempts', '=', attempts)
    .where('sent_at', 'is', null)
    .execute();
}

/** Deletes mails that were sent, or given up, before this time. */
export async function deleteOldMails(db: Database, before: Date): Promise<void> {
  await db
    .deleteFrom('mail')
    .where('due_at', 'is', null)
    .where((row) => row(row.fn.coalesce('sent_at', 'give_up_at'), '<', before))
    .execute();
}
