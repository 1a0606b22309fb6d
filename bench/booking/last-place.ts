import type { Database } from '@enerabi/api/db';
import type { BookableSlot } from './bookable-slots.ts';
import { book } from './booking-call.ts';

export interface Contest {
  /** Bookings that were acknowledged for one place. */
  winners: number;
  /** Families that were told that it is full. */
  losers: number;
  /** Answers of another kind, and none at all. */
  others: number;
}

/** Many families, numbered from `first`, book the last place of a slot at one moment, from one server or several. */
export async function contestByHttp(
  origins: readonly string[],
  { facilityId, startsAt }: BookableSlot,
  { families, first, round }: { families: number; first: number; round: string },
): Promise<Contest> {
  const answers = await Promise.all(
    Array.from({ length: families }, (_, family) => {
      const origin = origins[family % origins.length] as string;
      return book(origin, { facilityId, startsAt, family: first + family, round }).catch(() => undefined);
    }),
  );
  const winners = answers.filter((answer) => answer?.status === 200).length;
  const losers = answers.filter((answer) => answer?.body.code === 'slot_full').length;
  return { winners, losers, others: families - winners - losers };
}

/**
 * The control: checks and then inserts, as most booking systems do, over the pool of one database client.
 * @returns how many bookings the one place got
 */
export async function contestByChecking(
  { db }: Pick<Database, 'db'>,
  slot: BookableSlot,
  { families, round }: { families: number; round: string },
): Promise<number> {
  const bookings = () =>
    db
      .selectFrom('booking')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('visit_slot_id', '=', slot.id)
      .executeTakeFirstOrThrow();
  const bookOne = async (family: number): Promise<void> => {
    if (Number((await bookings()).count) > 0) return;
    await db
      .insertInto('booking')
      .values({
        facility_id: slot.facilityId,
        visit_slot_id: slot.id,
        starts_at: slot.startsAt,
        ends_at: `${slot.startsAt.slice(0, 14)}30:00`,
        cancel_by: new Date(),
        person_last_name: '',
        person_first_name: '',
        person_last_name_furigana: '',
        person_first_name_furigana: '',
        person_contact_phone: '',
        person_contact_mail: `${round}-${family}@example.jp`,
        person_number: 1,
        child_number: 0,
        terms_version: '',
        reference: `${round}-${family}`,
      })
      .execute();
  };
  await Promise.all(Array.from({ length: families }, (_, family) => bookOne(family)));
  return Number((await bookings()).count);
}
