import type { ChildClassId, FacilityTypeId, OwnershipId, ServiceId } from '@enerabi/shared/constants';
import { childClassIds } from '@enerabi/shared/constants';
import type { Hours } from '@enerabi/shared/contract';
import { type Family, facilityKinds } from './facility-kinds.ts';
import { type RandomSource, randomSource } from './random-source.ts';

/** Streams of random choices, besides those that make the facility itself (1 to 5). */
const topics = {
  visits: 6,
  notices: 7,
  events: 8,
  supportMessages: 9,
  slots: 10,
  interviews: 21,
  jobPostings: 22,
  jobOffers: 23,
  visitGuidance: 24,
} as const;

/**
 * A demonstration facility of the database, with the facts that its notices, events, messages and visits must agree
 * with.
 */
export interface DemoFacility {
  id: number;
  path_name: string;
  prefecture_code: string;
  name: string;
  municipality_name: string;
  address: string;
  /** Its operator, or the facility itself. */
  employer_name: string;
  /** The municipality runs it. */
  isPublic: boolean;
  weekday_hours: Hours | null;
  isOpenSaturday: boolean;
  family: Family;
  /** Its visits are booked by slots. */
  hasSlots: boolean;
  hasExtended: boolean;
  /** Empty if children are not in classes. */
  classes: readonly ChildClassId[];
  services: readonly ServiceId[];
  hasMeals: boolean;
  hasGarden: boolean;
  /** A random source for a topic and the given numbers. */
  random: (topic: keyof typeof topics, ...numbers: readonly number[]) => RandomSource;
}

/** The columns of `facility` from which it is made. */
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
    weekday_hours: hoursOf(row),
    isOpenSaturday: row.saturday_open !== null,
    family,
    hasSlots: row.tour_acceptance === 'slots',
    hasExtended: row.extended_close !== null,
    classes: classesOf(row, family),
    services: row.services,
    hasMeals: row.meals_note !== null && !/ご持参|お弁当/.test(row.meals_note),
    hasGarden: row.garden_note !== null && !/ありません|なし|連携/.test(row.garden_note),
    random: (topic, ...numbers) =>
      randomSource(Number(seed), topics[topic], municipality, Number(serial), ...numbers),
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

const hoursOf = ({ weekday_open: open, weekday_close: close }: DemoFacilityRow): Hours | null =>
  open && close ? { open, close } : null;
