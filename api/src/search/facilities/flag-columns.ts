import type { FacilityFlag } from '@enerabi/shared/constants';
import { type RawBuilder, sql } from 'kysely';

/** Flags that depend on more than a facility's row: on the chosen class, and on the time. */
type ComputedFlag = 'has_vacancy' | 'has_bookable_visit';
export type StoredFlag = Exclude<FacilityFlag, ComputedFlag>;

/** SQL of each flag over a row of `facility`; a flag of the shared table without SQL is a type error. */
const columns: Record<StoredFlag, RawBuilder<boolean>> = {
  is_open_saturday: sql`(facility.saturday_open is not null or coalesce(facility.open_days, '') like '%土%')`,
  has_meals: sql`facility.has_meals is true`,
  has_garden: sql`facility.has_garden is true`,
  search_ask_onetime: sql`facility.accepts_onetime_inquiry`,
};

export const storedFlags = Object.keys(columns) as StoredFlag[];

/** The flags as columns of a search document. */
export const flagColumns = sql.join(storedFlags.map((flag) => sql`${columns[flag]} as ${sql.ref(flag)}`));
