import type { Generated, GeneratedAlways } from 'kysely';
import type { Day, WallClock } from './column-types.ts';

export interface WaitlistEntryTable {
  id: GeneratedAlways<number>;
  facility_id: number;
  /** '' once it is erased. */
  mailaddress: string;
  contact_key: GeneratedAlways<string>;
  /** Visits that begin from the first to the last, both included. */
  first_start: WallClock;
  last_start: WallClock;
  /** Null: the family comes to visits for any class alone. */
  child_birthday: Day | null;
  desired_admission_date: Day | null;
  state: Generated<'waiting' | 'offered' | 'booked' | 'left' | 'expired' | 'over'>;
  joined_at: Date;
  ended_at: Date | null;
}

/** Capacity of one family, held for who waits; or what was announced to it. */
export interface VisitOfferTable {
  id: GeneratedAlways<number>;
  waitlist_entry_id: number;
  visit_slot_id: number | null;
  facility_id: number;
  contact_key: string;
  starts_at: WallClock;
  offered_at: Date;
  expires_at: Date;
  /** Null: it holds capacity. */
  ended_at: Date | null;
  outcome: 'announced' | 'booked' | 'declined' | 'expired' | 'withdrawn' | null;
  mailed_at: Date | null;
}

export interface WaitlistSchema {
  waitlist_entry: WaitlistEntryTable;
  visit_offer: VisitOfferTable;
}
