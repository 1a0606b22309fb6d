import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { recipientOf } from '../../platform/mail/recipient.rules.ts';
import { type Delivery, deliveryOf } from './message-list.queries.ts';
import { type PassingOn, passOn } from './passing-on.ts';

/** A message that cannot be released or rejected; its text is one line for the person who tried. */
export class MessageError extends Error {
  override name = 'MessageError';
}

interface OpenMessage {
  id: number;
  state: 'queued' | 'held' | 'rejected';
  delivery: Delivery;
  contact_mailaddress: string | null;
  is_demo: boolean;
}

/**
 * Passes on a message that was held, or that reached nobody: there was no address, or the mail could not be delivered.
 * Of concurrent calls one does it.
 * @returns who it goes to
 * @throws MessageError if there is no such message, no address, or nothing to release
 */
export const releaseMessage = (
  db: Kysely<Schema>,
  passingOn: PassingOn,
  reference: string,
  now: Date,
): Promise<'facility' | 'desk'> =>
  db.transaction().execute(async (transaction) => {
    const message = await openMessage(transaction, reference);
    if (!recipientOf(message, passingOn.desk).mailaddress)
      throw new MessageError(
        `${reference} has nobody to go to: the facility has no mail address; set DESK_MAILADDRESS.`,
      );
    await transaction
      .updateTable('candidate_message')
      .set({ state: 'queued' })
      .where('id', '=', message.id)
      .execute();
    return passOn(transaction, passingOn, message.id, { now, isNewToSender: message.state === 'held' });
  });

/**
 * Keeps a message from being passed on, for good. It stays listed with the reason.
 * @throws MessageError if there is no such message, or it was passed on
 */
export const rejectMessage = (db: Kysely<Schema>, reference: string, reason: string): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const { id } = await openMessage(transaction, reference);
    await transaction
      .updateTable('candidate_message')
      .set({ state: 'rejected', rejected_reason: reason })
      .where('id', '=', id)
      .execute();
  });

/** Locks a message that waits for a person. */
async function openMessage(transaction: Transaction<Schema>, reference: string): Promise<OpenMessage> {
  const { rows } = await sql<OpenMessage>`
    select message.id, message.state, ${deliveryOf} as delivery, facility.contact_mailaddress, facility.is_demo
    from candidate_message message
      join facility on facility.id = message.facility_id
      left join mail on mail.id = message.forwarded_mail_id
    where message.reference = ${reference} and message.erased_at is null
    for update of message
  `.execute(transaction);
  const [message] = rows;
  if (!message) throw new MessageError(`There is no message ${reference}.`);
  if (message.state === 'rejected') throw new MessageError(`${reference} was rejected already.`);
  if (message.state === 'queued' && !['none', 'failed'].includes(message.delivery))
    throw new MessageError(`${reference} was passed on already.`);
  return message;
}
