import type { ChildClassId } from '@enerabi/shared/constants';
import type { Generated, GeneratedAlways } from 'kysely';
import type { WallClock } from './column-types.ts';

export interface VisitSlotTable {
  id: GeneratedAlways<number>;
  facility_id: number;
  prefecture_code: string;
  starts_at: WallClock;
  ends_at: WallClock;
  /** Empty means any. */
  child_class_ids: Generated<ChildClassId[]>;
  /** Families. */
  capacity: number;
  families_left: number;
  /** Families with a place that the site did not book. */
  reserved_elsewhere: Generated<number>;
  /** Adults and children of a family; null: as many as the form takes. */
  max_persons: Generated<number | null>;
  max_children: Generated<number | null>;
  /** Null: it can be booked from its creation on. */
  opens_at: Date | null;
  book_by: Date;
  cancel_by: Date;
  /** The rule that made it; null: it was added by hand. */
  visit_rule_id: Generated<number | null>;
  created_at: Generated<Date>;
}

/** A facility's own words for families that visit it: what to bring, where to enter. */
export interface VisitGuidanceTable {
  facility_id: number;
  /** 1 to 500 characters, with line breaks. */
  body: string;
}

/** The address at which a facility's calendar program reads its visits. */
export interface FacilityCalendarTable {
  facility_id: number;
  /** SHA-256. */
  secret_hash: Buffer;
  created_at: Date;
}

export interface VisitSchema {
  visit_slot: VisitSlotTable;
  facility_calendar: FacilityCalendarTable;
  visit_guidance: VisitGuidanceTable;
}
