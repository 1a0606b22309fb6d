import { wallClockInJapan } from '@enerabi/shared/clock';
import { sql, type Transaction } from 'kysely';
import { mailaddressKeyOf } from '../../identity/account/account.queries.ts';
import { queueNotice } from '../../identity/auth/queue-notice.ts';
import type { StoredCandidate } from '../../platform/db/account-schema.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { queueMail } from '../../platform/mail/mail-queue.ts';
import type { MailSite } from '../../platform/mail/mail-template.ts';
import { type Recipient, recipientOf } from '../../platform/mail/recipient.rules.ts';
import { facilityMessageMail, messageReceivedMail } from '../../platform/mail/templates/index.ts';
import type { MailedMessage } from '../../platform/mail/templates/mailed-message.ts';
import { queueMessageWebhook } from './message-webhook.ts';

export interface PassingOn {
  site: MailSite;
  /** Mail address of the site's desk (`DESK_MAILADDRESS`); undefined: there is none. */
  desk: string | undefined;
}

/** A mail server may be down over a long weekend. */
const passedOnWithinMs = 7 * 86_400_000;

/**
 * Queues the two mails of a stored message: to the facility or the desk, with the sender's address for the answer, and
 * to the sender. Without an address for it, the message waits for the command line, and the sender is told so as with
 * the desk.
 * @param isNewToSender false: the sender has had the mail
 * @returns who it goes to
 */
export async function passOn(
  transaction: Transaction<Schema>,
  { site, desk }: PassingOn,
  messageId: number,
  { now, isNewToSender }: { now: Date; isNewToSender: boolean },
): Promise<Recipient['kind']> {
  const row = await readMessage(transaction, messageId);
  const message = mailedMessageOf(row);
  const { kind, mailaddress } = recipientOf(row, desk);
  const mailId = mailaddress
    ? await queueMail(transaction, {
        recipient: mailaddress,
        content: facilityMessageMail(site, message, kind),
        replyTo: message.mailaddress,
        now,
        giveUpAt: new Date(now.getTime() + passedOnWithinMs),
      })
    : null;
  if (isNewToSender)
    await queueNotice(transaction, {
      recipient: message.mailaddress,
      content: messageReceivedMail(site, {
        message,
        recipient: kind,
        isVerified: row.confirmed_key === mailaddressKeyOf(row.mailaddress),
      }),
      now,
    });
  await transaction
    .updateTable('candidate_message')
    .set({ recipient: kind, forwarded_mail_id: mailId, forwarded_at: mailId === null ? null : now })
    .where('id', '=', messageId)
    .execute();
  await queueMessageWebhook(transaction, messageId, now);
  return kind;
}

interface MessageRow {
  reference: string;
  facility_name: string;
  path_name: string;
  is_demo: boolean;
  contact_mailaddress: string | null;
  job_posting: { title: string; path_name: string } | null;
  purpose_kind_id: number;
  contact_kind_ids: number[];
  content: string;
  mailaddress: string;
  preferred_dates: MailedMessage['preferredDates'];
  candidate_information: Partial<StoredCandidate>;
  sent_at: Date;
  /** The confirmed address of the member who sent it. */
  confirmed_key: string | null;
}

async function readMessage(transaction: Transaction<Schema>, messageId: number): Promise<MessageRow> {
  const { rows } = await sql<MessageRow>`
    select message.reference, facility.name as facility_name, facility.path_name, facility.is_demo,
      facility.contact_mailaddress, message.purpose_kind_id, message.contact_kind_ids, message.content,
      message.mailaddress, message.preferred_dates, message.candidate_information, message.sent_at,
      case when job.id is not null then json_build_object('title', job.title, 'path_name', job.path_name) end
        as job_posting,
      account.mailaddress_key as confirmed_key
    from candidate_message message
      join facility on facility.id = message.facility_id
      left join job_posting job on job.id = message.job_posting_id
      left join account on account.id = message.account_id
    where message.id = ${messageId}
  `.execute(transaction);
  return rows[0] as MessageRow;
}

const mailedMessageOf = (row: MessageRow): MailedMessage => ({
  reference: row.reference,
  facility: { name: row.facility_name, path_name: row.path_name, is_demo: row.is_demo },
  jobPosting: row.job_posting,
  purposeKindId: row.purpose_kind_id,
  contactKindIds: row.contact_kind_ids,
  content: row.content,
  mailaddress: row.mailaddress,
  preferredDates: row.preferred_dates,
  candidate: row.candidate_information,
  sentAt: wallClockInJapan(row.sent_at),
});
