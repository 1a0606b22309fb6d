import { type Moment, momentOf } from '@enerabi/shared/clock';
import type { TourAcceptance } from '@enerabi/shared/constants';
import type { JoinedWaitlist, JoinWaitlist } from '@enerabi/shared/contract';
import { type Kysely, sql, type Transaction } from 'kysely';
import { mailaddressKeyOf } from '../../identity/account/account.queries.ts';
import type { Auth } from '../../identity/auth/create-auth.ts';
import { countTry } from '../../identity/throttle/attempt.queries.ts';
import { limits } from '../../identity/throttle/limits.ts';
import { tooManyAttempts } from '../../identity/throttle/throttle.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { wallClockText } from '../../platform/db/wall-clock-text.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';
import { lockSlots } from '../slots/slot-capacity.queries.ts';
import { joinRefusal, refusedToWait, type WaitedSlot } from './join-refusal.rules.ts';
import { copy } from './waitlist.copy.ts';
import { mailEntry, type WaitlistMails } from './waitlist-mails.ts';

export interface Joining extends WaitlistMails {
  auth: Pick<Auth, 'countedFor'>;
}

/**
 * Lets a family wait for a visit, or for any of a day. Who waits for it already is mailed the link again.
 * @throws ProblemError as in the contract
 */
export const joinWaitlist = (
  db: Kysely<Schema>,
  { auth, ...mails }: Joining,
  wanted: JoinWaitlist,
  now: Date,
): Promise<JoinedWaitlist> =>
  db.transaction().execute(async (transaction) => {
    const moment = momentOf(now);
    const contactKey = mailaddressKeyOf(wanted.mailaddress);
    const facility = orNotFound(
      'facility',
      wanted.facility_id,
      await findFacility(transaction, wanted.facility_id),
    );
    const slots = await lockedSlots(transaction, wanted, moment);
    const hasBooked = await hasVisitAhead(transaction, facility.id, contactKey, moment);
    const refusal = joinRefusal({ facility, slots, hasBooked, family: wanted }, now);
    if (refusal) throw refusedToWait(refusal);
    const counted = auth.countedFor(limits.waitsOfAddress, contactKey);
    const until = await countTry(transaction, counted, now);
    if (until) throw tooManyAttempts(until, now);
    const entryId = await storeEntry(transaction, wanted, slots, now);
    await mailEntry(transaction, mails, { entryId, event: 'joined' }, now);
    return { success: true, message: copy.joined };
  });

async function findFacility(
  transaction: Transaction<Schema>,
  id: number,
): Promise<{ id: number; tour_acceptance: TourAcceptance } | undefined> {
  return transaction
    .selectFrom('facility')
    .select(['id', 'tour_acceptance'])
    .where('id', '=', id)
    .where('is_published', '=', true)
    .executeTakeFirst();
}

/** The slots that are waited for, by time. They are locked, so that capacity that becomes free meanwhile is offered. */
async function lockedSlots(
  transaction: Transaction<Schema>,
  { facility_id, desired_reservation_datetime: startsAt, day }: JoinWaitlist,
  { clock }: Moment,
): Promise<WaitedSlot[]> {
  const starts = wallClockText(sql`starts_at`);
  const query = sql<WaitedSlot>`
    select id, ${starts} as starts_at, child_class_ids, families_left, book_by from visit_slot
    where facility_id = ${facility_id} and starts_at > ${clock}::timestamp
      and ${startsAt ? sql`${starts} = ${startsAt}` : sql`left(${starts}, 10) = ${day ?? ''}`}
    order by starts_at
  `;
  const { rows } = await query.execute(transaction);
  await lockSlots(
    transaction,
    rows.map(({ id }) => id),
  );
  return (await query.execute(transaction)).rows;
}

async function hasVisitAhead(
  transaction: Transaction<Schema>,
  facilityId: number,
  contactKey: string,
  { clock }: Moment,
): Promise<boolean> {
  const { rows } = await sql`
    select from booking where facility_id = ${facilityId} and contact_key = ${contactKey} and cancelled_at is null
      and ends_at > ${clock}::timestamp limit 1
  `.execute(transaction);
  return rows.length > 0;
}

/** @returns the id of the entry, new or not */
async function storeEntry(
  transaction: Transaction<Schema>,
  { facility_id, mailaddress, child_birthday, desired_admission_date }: JoinWaitlist,
  slots: readonly WaitedSlot[],
  now: Date,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into waitlist_entry (facility_id, mailaddress, first_start, last_start, child_birthday,
      desired_admission_date, joined_at)
    values (${facility_id}, ${mailaddress}, ${slots[0]?.starts_at}, ${slots.at(-1)?.starts_at},
      ${child_birthday}, ${desired_admission_date}, ${now})
    on conflict (facility_id, contact_key, first_start, last_start) where ended_at is null and contact_key <> ''
    do update set child_birthday = excluded.child_birthday,
      desired_admission_date = excluded.desired_admission_date
    returning id
  `.execute(transaction);
  return rows[0]?.id as number;
}
