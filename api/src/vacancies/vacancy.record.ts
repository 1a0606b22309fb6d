import type { ChildClassId } from '@enerabi/shared/constants';
import type { Measure } from './vacancy-columns.ts';
import type { Mark } from './vacancy-figure.ts';

/** What a row says of one class. A measure that the file does not count is absent; null is a class not offered. */
export type ClassFigures = { child_class_id: ChildClassId; mark?: Mark | null } & Partial<
  Record<Measure, number | null>
>;

/** Where a row says that its facility is. */
export interface NamedPlace {
  /** Six digits: the ward, and the city that it belongs to; either may be all that is known. */
  codes: readonly string[];
  /** Prefecture and municipality as far as they are known, 神奈川県横浜市鶴見区. */
  name: string;
}

/** One row: one facility on one day. */
export interface VacancyRow {
  row: number;
  facility_number: string | null;
  name: string;
  place: NamedPlace;
  /** `YYYY-MM-DD`. */
  as_of: string;
  classes: readonly ClassFigures[];
}
