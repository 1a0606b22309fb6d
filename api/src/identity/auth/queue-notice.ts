import type { Transaction } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { type QueuedMail, queueMail } from '../../platform/mail/mail-queue.ts';

/** A later mail would report something that the owner has long known. */
const isNewsForMs = 3 * 86_400_000;

/** Mails the owner, who must notice each change of the account. */
export async function queueNotice(
  transaction: Transaction<Schema>,
  notice: Omit<QueuedMail, 'giveUpAt'>,
): Promise<void> {
  await queueMail(transaction, { ...notice, giveUpAt: new Date(notice.now.getTime() + isNewsForMs) });
}
