import type { ChildClassId } from '@enerabi/shared/constants';
import type { Position } from '../values/place/position.ts';
import type { Measure } from './row/vacancy-columns.ts';
import type { Mark } from './row/vacancy-figure.ts';

/** A row's figures of a class. A measure that the file lacks is absent; null is a class that is not offered. */
export type ClassFigures = { child_class_id: ChildClassId; mark?: Mark | null } & Partial<
  Record<Measure, number | null>
>;

/** The place that a row gives its facility. */
export interface NamedPlace {
  /** Six digits: the ward, then its city; if the ward is unknown, all wards of the city follow. */
  codes: readonly string[];
  /** Prefecture and municipality as far as they are known, 神奈川県横浜市鶴見区. */
  name: string;
  /** The whole address with prefecture and municipality, if the row has one. */
  address: string | null;
}

/** A row: one facility on one day. */
export interface VacancyRow {
  row: number;
  facility_number: string | null;
  name: string;
  place: NamedPlace;
  /** As published, WGS 84; null if the row has none. */
  position: Position | null;
  /** `YYYY-MM-DD`. */
  as_of: string;
  classes: readonly ClassFigures[];
}
