import { type Moment, momentOf } from '@enerabi/shared/clock';
import type { WaitlistEntries, WaitlistEntry } from '@enerabi/shared/contract';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { idInToken, isSameToken } from '../../identity/secret/link-token.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { wallClockText } from '../../platform/db/wall-clock-text.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';
import { waitlistToken } from './waitlist-token.ts';

/** @throws ProblemError 404 `waitlist_entry_not_found` for a token that is not one of ours */
export async function entryIdOf(db: Kysely<Schema>, linkKey: Buffer, token: string): Promise<number> {
  const id = idInToken(token);
  const entry =
    id === undefined
      ? undefined
      : await db
          .selectFrom('waitlist_entry')
          .select('contact_key')
          .where('id', '=', id)
          .where('contact_key', '<>', '')
          .executeTakeFirst();
  const isOurs = entry && id && isSameToken(token, waitlistToken(linkKey, id, entry.contact_key));
  return orNotFound('waitlist_entry', 'with this link', isOurs ? id : undefined);
}

const inJapan = (instant: RawBuilder<unknown>) => wallClockText(sql`${instant} at time zone 'Asia/Tokyo'`);

/** Condition on a row `earlier`: it waits for a slot that a row `entry` waits for, too, and joined before. */
const isAheadOf = sql`
  earlier.facility_id = entry.facility_id and earlier.state = 'waiting'
  and earlier.first_start <= entry.last_start and earlier.last_start >= entry.first_start
  and (earlier.joined_at, earlier.id) < (entry.joined_at, entry.id)
`;

/** What an entry waits for, its position and its offer, as of now. */
export async function findEntry(
  db: Kysely<Schema>,
  entryId: number,
  now: Date,
): Promise<WaitlistEntry | undefined> {
  const { rows } = await entryQuery(momentOf(now), sql`entry.id = ${entryId}`).execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const { id: _id, contact_key: _key, ...entry } = row;
  return entry;
}

/** What the confirmed mail address of an account waits for, soonest first, each with the token of its page. */
export async function findEntriesOf(
  db: Kysely<Schema>,
  { linkKey, accountId }: { linkKey: Buffer; accountId: number },
  now: Date,
): Promise<WaitlistEntries['entries']> {
  const isOwn = sql<boolean>`entry.ended_at is null and entry.contact_key = (
    select mailaddress_key from account where id = ${accountId}
  )`;
  const { rows } = await entryQuery(momentOf(now), isOwn).execute(db);
  return rows.map(({ id, contact_key, ...entry }) => ({
    ...entry,
    token: waitlistToken(linkKey, id, contact_key),
  }));
}

interface EntryRow extends WaitlistEntry {
  id: number;
  contact_key: string;
}

/** @param isMeant condition on a row `entry` */
const entryQuery = ({ now }: Pick<Moment, 'now'>, isMeant: RawBuilder<boolean>) => sql<EntryRow>`
  select entry.id, entry.contact_key, json_build_object(
      'facility_id', facility.id, 'path_name', facility.path_name, 'name', facility.name, 'is_demo', facility.is_demo,
      'phone', facility.phones[1]
    ) as facility,
    ${wallClockText(sql`entry.first_start`)} as first_start, ${wallClockText(sql`entry.last_start`)} as last_start,
    -- An offer whose time is over is ended a moment later.
    case when entry.state = 'offered' and offer.expires_at <= ${now}::timestamptz then 'expired' else entry.state end
      as state,
    ${inJapan(sql`entry.joined_at`)} as joined_at,
    case when entry.state = 'waiting' then (
      1 + (select count(*) from waitlist_entry earlier where ${isAheadOf})
    )::integer end as position,
    case when offer.expires_at > ${now}::timestamptz then json_build_object(
      'starts_at', ${wallClockText(sql`offer.starts_at`)}, 'ends_at', ${wallClockText(sql`slot.ends_at`)},
      'expires_at', ${inJapan(sql`offer.expires_at`)}
    ) end as offer
  from waitlist_entry entry join facility on facility.id = entry.facility_id
    left join visit_offer offer on offer.waitlist_entry_id = entry.id and offer.ended_at is null
    left join visit_slot slot on slot.id = offer.visit_slot_id
  where ${isMeant} order by entry.first_start, entry.id
`;
