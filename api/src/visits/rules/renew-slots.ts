import { type Moment, momentOf } from '@enerabi/shared/clock';
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import { dayAfter } from '../../platform/calendar/business-days.rules.ts';
import { takeNamedLocks } from '../../platform/db/advisory-locks.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { wallClockText } from '../../platform/db/wall-clock-text.ts';
import { deleteUnbooked, endBooking, endedAt } from '../slots/end-booking.writes.ts';
import { lockSlots } from '../slots/slot-capacity.queries.ts';
import { offerCapacityOf } from '../waitlist/offer-capacity.ts';
import { expandRules } from './expand-rules.rules.ts';
import { findFacilitiesWithRules, findRules } from './visit-rule.queries.ts';
import type { WantedSlot } from './visit-rule.ts';

/** Slots are made for so many days ahead. */
export const slotDaysAhead = 60;

export interface RenewedSlots {
  created: number;
  updated: number;
  /** Slots that no rule wants any more and nobody has booked. */
  deleted: number;
}

/**
 * Makes the slots that rules want for the days ahead, of one facility or of all. What is booked stays: a slot that no
 * rule wants takes no more bookings, and a capacity never falls below the families that come. Several processes may do
 * it at the same time. Slots that were added by hand stay as they are.
 */
export async function renewSlots(
  db: Kysely<Schema>,
  now: Date,
  isEnding: () => boolean = () => false,
): Promise<RenewedSlots> {
  const sum = { created: 0, updated: 0, deleted: 0 };
  for (const facilityId of await findFacilitiesWithRules(db, momentOf(now))) {
    if (isEnding()) break;
    const renewed = await renewFacility(db, facilityId, momentOf(now));
    for (const key of ['created', 'updated', 'deleted'] as const) sum[key] += renewed[key];
  }
  return sum;
}

async function renewFacility(db: Kysely<Schema>, facilityId: number, moment: Moment): Promise<RenewedSlots> {
  const ended = endedAt(moment.now);
  const { unwanted, ...renewed } = await db.transaction().execute(async (transaction) => {
    await takeNamedLocks(transaction, 'visitRules', [`facility ${facilityId}`]);
    const rules = await findRules(transaction, facilityId);
    const days = { from: moment.today, to: dayAfter(moment.today, slotDaysAhead) };
    const wanted = expandRules(rules, days).filter(({ starts_at }) => starts_at > moment.clock);
    const known = await lockedSlots(transaction, facilityId, moment);
    const unwanted = known
      .filter((slot) => wanted.every(({ starts_at }) => starts_at !== slot.starts_at))
      .map(({ id }) => id);
    await endBooking(transaction, unwanted, ended);
    const updated = await update(transaction, facilityId, wanted);
    const created = await create(transaction, facilityId, wanted);
    await offerCapacityOf(transaction, facilityId, moment.now);
    return { created, updated, unwanted };
  });
  return { ...renewed, deleted: (await deleteUnbooked(db, unwanted, ended)).length };
}

/** A facility's slots ahead that a rule has made, locked against bookings until the transaction ends. */
async function lockedSlots(
  transaction: Transaction<Schema>,
  facilityId: number,
  { clock }: Moment,
): Promise<{ id: number; starts_at: string }[]> {
  const { rows } = await sql<{ id: number; starts_at: string }>`
    select id, ${wallClockText(sql`starts_at`)} as starts_at from visit_slot
    where facility_id = ${facilityId} and visit_rule_id is not null and starts_at > ${clock}::timestamp
  `.execute(transaction);
  await lockSlots(
    transaction,
    rows.map(({ id }) => id),
  );
  return rows;
}

/** The wanted slots as rows, their instants in Japan. */
const wantedRows = (wanted: readonly WantedSlot[]): RawBuilder<unknown> => sql`
  select visit_rule_id, starts_at, ends_at, capacity, max_persons, max_children,
    array(select jsonb_array_elements_text(child_class_ids)::smallint) as child_class_ids,
    opens_at at time zone 'Asia/Tokyo' as opens_at, book_by at time zone 'Asia/Tokyo' as book_by,
    cancel_by at time zone 'Asia/Tokyo' as cancel_by
  from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as row (
    visit_rule_id integer, starts_at timestamp, ends_at timestamp, capacity smallint, max_persons smallint,
    max_children smallint, child_class_ids jsonb,
    opens_at timestamp, book_by timestamp, cancel_by timestamp
  )
`;

async function create(
  transaction: Transaction<Schema>,
  facilityId: number,
  wanted: readonly WantedSlot[],
): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into visit_slot (facility_id, prefecture_code, families_left, visit_rule_id, starts_at, ends_at, capacity,
      max_persons, max_children, child_class_ids, opens_at, book_by, cancel_by)
    select facility.id, facility.prefecture_code, wanted.capacity, wanted.*
    from (${wantedRows(wanted)}) wanted, facility where facility.id = ${facilityId}
    on conflict (facility_id, starts_at) do nothing
  `.execute(transaction);
  return Number(numAffectedRows ?? 0);
}

/** Applies rules to their slots. Families that come keep their capacity, and the end of their visit. */
async function update(
  transaction: Transaction<Schema>,
  facilityId: number,
  wanted: readonly WantedSlot[],
): Promise<number> {
  const { numAffectedRows } = await sql`
    update visit_slot slot set
      visit_rule_id = next.visit_rule_id, ends_at = next.ends_at, capacity = next.capacity,
      families_left = next.capacity - next.families, max_persons = next.max_persons,
      max_children = next.max_children, child_class_ids = next.child_class_ids,
      opens_at = next.opens_at, book_by = next.book_by, cancel_by = next.cancel_by
    from (
      select known.id, wanted.visit_rule_id, wanted.max_persons, wanted.max_children, wanted.child_class_ids,
        wanted.opens_at, wanted.book_by, wanted.cancel_by,
        case when held.families > 0 then known.ends_at else wanted.ends_at end as ends_at,
        greatest(wanted.capacity, held.families) as capacity, held.families
      from (${wantedRows(wanted)}) wanted
      join visit_slot known on known.facility_id = ${facilityId} and known.starts_at = wanted.starts_at
        and known.visit_rule_id is not null
      cross join lateral (
        select (known.reserved_elsewhere + (
          select count(*) from booking where booking.visit_slot_id = known.id and booking.cancelled_at is null
        ) + (
          select count(*) from visit_offer offer where offer.visit_slot_id = known.id and offer.ended_at is null
        ))::smallint as families
      ) held
    ) next
    where slot.id = next.id and (
      slot.visit_rule_id, slot.ends_at, slot.capacity, slot.max_persons, slot.max_children, slot.child_class_ids,
      slot.opens_at, slot.book_by, slot.cancel_by
    ) is distinct from (
      next.visit_rule_id, next.ends_at, next.capacity, next.max_persons, next.max_children, next.child_class_ids,
      next.opens_at, next.book_by, next.cancel_by
    )
  `.execute(transaction);
  return Number(numAffectedRows ?? 0);
}
