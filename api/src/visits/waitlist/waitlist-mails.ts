import { wallClockInJapan } from '@enerabi/shared/clock';
import { waitlistPagePath } from '@enerabi/shared/contract';
import { sql, type Transaction } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { wallClockText } from '../../platform/db/wall-clock-text.ts';
import { queueMail } from '../../platform/mail/mail-queue.ts';
import type { MailSite } from '../../platform/mail/mail-template.ts';
import { waitlistMail } from '../../platform/mail/templates/index.ts';
import type { WaitlistEvent } from '../../platform/mail/templates/visits/waitlist.template.ts';
import { waitlistToken } from './waitlist-token.ts';

export interface WaitlistMails {
  site: MailSite;
  /** Signs links (`Secrets.bookings`). */
  linkKey: Buffer;
}

interface EntryNews {
  entryId: number;
  event: WaitlistEvent;
  /** Of `offered` and `announced`. */
  offerId?: number;
}

interface MailedRow {
  mailaddress: string;
  contact_key: string;
  first_start: string;
  last_start: string;
  name: string;
  path_name: string;
  is_demo: boolean;
  starts_at: string | null;
  ends_at: string | null;
  expires_at: Date | null;
  book_by: Date | null;
}

/** Mails a family that waits, or no longer does. An entry whose address was erased has nobody to mail. */
export async function mailEntry(
  transaction: Transaction<Schema>,
  { site, linkKey }: WaitlistMails,
  { entryId, event, offerId }: EntryNews,
  now: Date,
): Promise<void> {
  const { rows } = await sql<MailedRow>`
    select entry.mailaddress, entry.contact_key, ${wallClockText(sql`entry.first_start`)} as first_start,
      ${wallClockText(sql`entry.last_start`)} as last_start, facility.name, facility.path_name, facility.is_demo,
      ${wallClockText(sql`offer.starts_at`)} as starts_at, ${wallClockText(sql`slot.ends_at`)} as ends_at,
      offer.expires_at, slot.book_by
    from waitlist_entry entry join facility on facility.id = entry.facility_id
      left join visit_offer offer on offer.id = ${offerId ?? null}::integer
      left join visit_slot slot on slot.id = offer.visit_slot_id
    where entry.id = ${entryId} and entry.mailaddress <> ''
  `.execute(transaction);
  const [row] = rows;
  if (!row) return;
  const { starts_at, ends_at, expires_at, book_by } = row;
  const until = event === 'announced' ? book_by : expires_at;
  const offer = starts_at && until && { starts_at, ends_at, until: wallClockInJapan(until) };
  await queueMail(transaction, {
    recipient: row.mailaddress,
    content: waitlistMail(site, {
      event,
      facility: { name: row.name, path_name: row.path_name, is_demo: row.is_demo },
      first_start: row.first_start,
      last_start: row.last_start,
      offer: offer || null,
      page: `${site.origin}${waitlistPagePath(waitlistToken(linkKey, entryId, row.contact_key))}`,
    }),
    now,
    // An offer is of no use after its time; the rest is worth knowing for some days.
    giveUpAt: (event === 'offered' || event === 'announced') && until ? until : inDays(now, 3),
  });
}

const inDays = (now: Date, days: number): Date => new Date(now.getTime() + days * 86_400_000);
