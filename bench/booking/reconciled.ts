import type { Database } from '@enerabi/api/db';
import { findDiscrepancies } from '@enerabi/api/testing/discrepancies';

export interface Reconciled {
  /** Bookings of the round. */
  stored: number;
  /** Acknowledged bookings that are not stored, or stored under another reference. */
  lost: number;
  /** Families with more than one booking. */
  doubled: number;
  /** Slots whose places are not accounted for. */
  discrepancies: number;
  /** Offers to families that waited, ever. */
  offers: number;
  /** Offers that somebody holds beside another one for the same facility. */
  twiceOffered: number;
}

/** Compares what families were told with what is stored. */
export async function reconciled(
  { db }: Pick<Database, 'db'>,
  round: string,
  acknowledged: ReadonlyMap<string, string>,
): Promise<Reconciled> {
  const rows = await db
    .selectFrom('booking')
    .select(['person_contact_mail', 'reference'])
    .where('person_contact_mail', 'like', `${round}-%`)
    .execute();
  const references = new Map(
    rows.map(({ person_contact_mail, reference }) => [person_contact_mail, reference]),
  );
  const lost = [...acknowledged].filter(([family, reference]) => references.get(family) !== reference).length;
  const discrepancies = (await findDiscrepancies(db)).length;
  const offers = await db
    .selectFrom('visit_offer')
    .select(['contact_key', 'facility_id', 'ended_at'])
    .execute();
  const held = offers.filter(({ ended_at }) => ended_at === null);
  const holders = new Set(held.map(({ contact_key, facility_id }) => `${contact_key} ${facility_id}`));
  return {
    stored: rows.length,
    lost,
    doubled: rows.length - references.size,
    discrepancies,
    offers: offers.length,
    twiceOffered: held.length - holders.size,
  };
}
