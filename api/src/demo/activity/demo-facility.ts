import type { ChildClassId, FacilityTypeId, OwnershipId, ServiceId } from '@enerabi/shared/constants';
import { childClassIds } from '@enerabi/shared/constants';
import type { Hours } from '@enerabi/shared/contract';
import { type Kysely, sql } from 'kysely';
import { hoursOf } from '../../catalogue/facilities/summary.row.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { type Draw, drawOf } from '../draw.ts';
import { type Family, facilityKinds } from '../facility-kinds.ts';

/** Streams of random choices, besides those that make the facility itself (1 to 5). */
const topics = {
  visits: 6,
  notices: 7,
  events: 8,
  supportMessages: 9,
  slots: 10,
  interviews: 21,
  jobPostings: 22,
} as const;

/** An invented facility of the database, with what its notices, events, messages and visits have to agree with. */
export interface DemoFacility {
  id: number;
  path_name: string;
  prefecture_code: string;
  name: string;
  municipality_name: string;
  address: string;
  /** Its operator, else itself. */
  employer_name: string;
  /** The municipality runs it. */
  isPublic: boolean;
  weekday_hours: Hours | null;
  isOpenSaturday: boolean;
  family: Family;
  /** Its visits are booked by slots. */
  hasSlots: boolean;
  hasExtended: boolean;
  /** Empty where children are not in classes. */
  classes: readonly ChildClassId[];
  services: readonly ServiceId[];
  hasMeals: boolean;
  hasGarden: boolean;
  /** A stream of its own for a topic, and within it for what the numbers name. */
  draw: (topic: keyof typeof topics, ...numbers: readonly number[]) => Draw;
}

/** The columns of `facility` it is made from. */
export interface DemoFacilityRow {
  id: number;
  import_municipality_code: string;
  import_id: string;
  path_name: string;
  prefecture_code: string;
  name: string;
  municipality_name: string;
  address: string;
  ownership: OwnershipId | null;
  corporation_name?: string | null;
  facility_type: FacilityTypeId;
  weekday_open: string | null;
  weekday_close: string | null;
  saturday_open: string | null;
  tour_acceptance: string;
  extended_close: string | null;
  capacity_by_class: readonly { child_class_id: ChildClassId }[];
  accept_from_months: number | null;
  accept_to_text: string | null;
  services: readonly ServiceId[];
  meals_note: string | null;
  garden_note: string | null;
}

const families = new Map(facilityKinds.map(({ type, family }) => [type, family]));

/**
 * The invented facilities there are, batch by batch, in an order that has nothing to do with where they are: what is
 * written for the first of them, and gets the first numbers, is from all over the country.
 */
export async function* demoFacilities(db: Kysely<Schema>, batch: number): AsyncGenerator<DemoFacility[]> {
  const { rows: all } = await sql<{ id: number }>`
    select id from facility where is_demo and import_id like 'demo-s%' order by md5(path_name)
  `.execute(db);
  for (let from = 0; from < all.length; from += batch) {
    const ids = all.slice(from, from + batch).map(({ id }) => id);
    const { rows } = await sql<DemoFacilityRow>`
      select id, import_municipality_code, import_id, path_name, prefecture_code, name, municipality_name, address,
        ownership, (select name from corporation where corporation.id = corporation_id) as corporation_name,
        facility_type, weekday_open, weekday_close, saturday_open, tour_acceptance, extended_close, capacity_by_class, accept_from_months, accept_to_text, services, meals_note, garden_note
      from facility where id = any(${ids}::integer[]) order by md5(path_name)
    `.execute(db);
    yield rows.map(demoFacilityOf);
  }
}

export function demoFacilityOf(row: DemoFacilityRow): DemoFacility {
  const family = families.get(row.facility_type) ?? 'company';
  const [, seed, serial] = /^demo-s(\d+)-(\d+)$/.exec(row.import_id) ?? [];
  const municipality = Number(row.import_municipality_code.slice(0, 5));
  return {
    id: row.id,
    path_name: row.path_name,
    prefecture_code: row.prefecture_code,
    name: row.name,
    municipality_name: row.municipality_name,
    address: row.address,
    employer_name: row.corporation_name ?? row.name,
    isPublic: row.ownership === 1,
    weekday_hours: hoursOf(row.weekday_open, row.weekday_close),
    isOpenSaturday: row.saturday_open !== null,
    family,
    hasSlots: row.tour_acceptance === 'slots',
    hasExtended: row.extended_close !== null,
    classes: classesOf(row, family),
    services: row.services,
    hasMeals: row.meals_note !== null && !/ご持参|お弁当/.test(row.meals_note),
    hasGarden: row.garden_note !== null && !/ありません|なし|連携/.test(row.garden_note),
    draw: (topic, ...numbers) =>
      drawOf(Number(seed), topics[topic], municipality, Number(serial), ...numbers),
  };
}

function classesOf(row: DemoFacilityRow, family: Family): ChildClassId[] {
  if (family === 'after_school') return [];
  if (row.capacity_by_class.length > 0)
    return row.capacity_by_class.map(({ child_class_id }) => child_class_id).sort();
  const youngest = Math.floor((row.accept_from_months ?? 0) / 12);
  const oldest = row.accept_to_text?.startsWith('2歳児') ? 2 : 5;
  return childClassIds.filter((id) => id >= youngest && id <= oldest);
}
