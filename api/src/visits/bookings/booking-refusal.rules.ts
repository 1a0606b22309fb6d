import { type Party, type PartyLimits, tooLargeNumbers, visitClassFault } from '@enerabi/shared/child';
import type { ChildClassId, TourAcceptance } from '@enerabi/shared/constants';
import type { BookingRefusal } from '@enerabi/shared/contract';

/** A row of `visit_slot`, as far as it decides on a booking. Times without a zone are wall clocks in Japan. */
export interface WantedSlot extends PartyLimits {
  starts_at: string;
  ends_at: string;
  /** Empty means any. */
  child_class_ids: readonly ChildClassId[];
  families_left: number;
  opens_at: Date | null;
  book_by: Date;
}

/** A visit of the family that is ahead and not cancelled. */
export interface OtherVisit {
  facility_id: number;
  starts_at: string;
  ends_at: string;
}

export interface AskedVisit {
  facility: { id: number; tour_acceptance: TourAcceptance };
  /** Undefined: the facility has none at that time. */
  slot: WantedSlot | undefined;
  /** `YYYY-MM-DD`; an expected day of birth is ahead. */
  birthdays: readonly string[];
  /** `YYYY-MM-DD`; null: not known. */
  admissionDate: string | null;
  /** Who comes. */
  party: Party;
  others: readonly OtherVisit[];
}

/**
 * Decides whether a visit can be booked, before the database decides who is the last one.
 * @returns the first reason against it
 */
export function bookingRefusal(asked: AskedVisit, now: Date): BookingRefusal | undefined {
  const { facility, slot, others } = asked;
  if (facility.tour_acceptance !== 'slots') return 'visits_not_booked_here';
  if (!slot) return 'slot_not_found';
  if (slot.book_by <= now) return 'booking_closed';
  if (slot.opens_at && slot.opens_at > now) return 'booking_not_open_yet';
  // Who has booked it already learns that, and not that it is full.
  if (others.some(({ facility_id }) => facility_id === facility.id)) return 'facility_already_booked';
  if (slot.families_left === 0) return 'slot_full';
  if (others.some((other) => overlaps(other, slot))) return 'time_already_booked';
  const fault = visitClassFault(asked, slot);
  if (fault) return fault;
  return tooLargeNumbers(asked.party, slot).length > 0 ? 'party_too_large' : undefined;
}

/** Ends are excluded: the next visit may begin when this one ends. Wall clocks of one zone compare as texts. */
const overlaps = (one: OtherVisit, other: Pick<OtherVisit, 'starts_at' | 'ends_at'>): boolean =>
  one.starts_at < other.ends_at && other.starts_at < one.ends_at;
