import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';

/** Lists the mails to an address, oldest first. */
export const mailsTo = (db: Kysely<Schema>, mailaddress: string) =>
  db
    .selectFrom('mail')
    .select(['subject', 'text_body', 'due_at', 'give_up_at'])
    .where('recipient', '=', mailaddress)
    .orderBy('id')
    .execute();

/** The six digits of the last one. */
export async function codeMailedTo(db: Kysely<Schema>, mailaddress: string): Promise<string> {
  const text = (await mailsTo(db, mailaddress)).at(-1)?.text_body ?? '';
  return /^\s*(\d{6})\s*$/m.exec(text)?.[1] ?? /code=(\d{6})/.exec(text)?.[1] ?? '';
}

/** The token of the last one's link. */
export async function tokenMailedTo(db: Kysely<Schema>, mailaddress: string): Promise<string> {
  const text = (await mailsTo(db, mailaddress)).at(-1)?.text_body ?? '';
  return /token=([\w-]+)/.exec(text)?.[1] ?? '';
}

/** A code that does not fit. */
export const otherCode = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
