import type { Moment } from '@enerabi/shared/clock';
import type { ChildClassId, TourAcceptance } from '@enerabi/shared/constants';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { wallClockText } from '../../platform/db/wall-clock-text.ts';
import { isBookable } from '../slots/bookable.ts';

/** Times are wall clocks in Japan. */
export interface BookableSlot {
  slot_id: number;
  starts_at: string;
  ends_at: string;
  child_class_ids: ChildClassId[];
}

export interface FacilityRow {
  facility_id: number;
  path_name: string;
  name: string;
  municipality_name: string;
  address: string;
  is_demo: boolean;
  tour_acceptance: TourAcceptance;
  latitude: number | null;
  longitude: number | null;
  phone: string | null;
  slots: BookableSlot[];
}

/** A facility's first visits; nobody plans further ahead. */
const mostSlots = 200;

/** Published facilities with the visits that can be booked now, in the order of the names. */
export async function findPlannedFacilities(
  db: Kysely<Schema>,
  pathNames: readonly string[],
  moment: Pick<Moment, 'now' | 'clock'>,
): Promise<FacilityRow[]> {
  const { rows } = await sql<FacilityRow>`
    select facility.id as facility_id, facility.path_name, facility.name, facility.municipality_name, facility.address,
      facility.is_demo, facility.tour_acceptance, facility.latitude, facility.longitude, facility.phones[1] as phone,
      (
        select coalesce(json_agg(slot order by slot.starts_at), '[]') from (
          select slot.id as slot_id, ${wallClockText(sql`slot.starts_at`)} as starts_at,
            ${wallClockText(sql`slot.ends_at`)} as ends_at, slot.child_class_ids
          from visit_slot slot
          where slot.facility_id = facility.id and facility.tour_acceptance = 'slots' and ${isBookable(moment)}
          order by slot.starts_at limit ${mostSlots}
        ) slot
      ) as slots
    from facility
    where facility.path_name = any(${pathNames}::text[]) and facility.is_published
    order by array_position(${pathNames}::text[], facility.path_name)
  `.execute(db);
  return rows;
}
