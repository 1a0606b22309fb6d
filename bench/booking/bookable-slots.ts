import type { Database } from '@enerabi/api/db';

export interface BookableSlot {
  id: number;
  facilityId: number;
  startsAt: string;
}

const dayMs = 86_400_000;
/** A statement has 65,535 parameters at most. */
const batch = 2_000;
/** Demonstration data has no visits so far ahead. */
const firstDay = Date.parse('2098-01-01T00:00:00Z');

export interface AddedSlots {
  /** Published facilities, which then take bookings. */
  facilities: number;
  perFacility: number;
  places: number;
  /** Distinguishes slots of the same facilities: the hour at which they begin. */
  hour: number;
}

/** Adds a slot a day to each of some facilities, for any class. */
export async function addSlots(
  { db }: Pick<Database, 'db'>,
  { facilities, perFacility, places, hour }: AddedSlots,
): Promise<BookableSlot[]> {
  const hosts = await db
    .selectFrom('facility')
    .select(['id', 'prefecture_code'])
    .where('is_published', '=', true)
    .orderBy('id')
    .limit(facilities)
    .execute();
  const hostIds = hosts.map(({ id }) => id);
  await db.updateTable('facility').set({ tour_acceptance: 'slots' }).where('id', 'in', hostIds).execute();
  const rows = hosts.flatMap(({ id, prefecture_code }) =>
    Array.from({ length: perFacility }, (_, at) => {
      const day = new Date(firstDay + at * dayMs).toISOString().slice(0, 10);
      const starts_at = `${day} ${String(hour).padStart(2, '0')}:00:00`;
      const begins = new Date(`${starts_at.replace(' ', 'T')}+09:00`);
      return {
        facility_id: id,
        prefecture_code,
        starts_at,
        ends_at: `${day} ${String(hour).padStart(2, '0')}:30:00`,
        capacity: places,
        families_left: places,
        book_by: begins,
        cancel_by: begins,
      };
    }),
  );
  const added = [];
  for (let from = 0; from < rows.length; from += batch)
    added.push(
      ...(await db
        .insertInto('visit_slot')
        .values(rows.slice(from, from + batch))
        .returning(['id', 'facility_id', 'starts_at'])
        .execute()),
    );
  return added.map(({ id, facility_id, starts_at }) => ({
    id,
    facilityId: facility_id,
    startsAt: String(starts_at),
  }));
}
