import { visitClassFault } from '@enerabi/shared/child';
import type { ChildClassId, TourAcceptance } from '@enerabi/shared/constants';
import type { WaitRefusal } from '@enerabi/shared/contract';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { visitingFamily, type WaitingFamily } from './match-offers.rules.ts';
import { copy } from './waitlist.copy.ts';

/** A slot that a family wants to wait for. `starts_at` is a wall clock in Japan. */
export interface WaitedSlot {
  id: number;
  starts_at: string;
  child_class_ids: readonly ChildClassId[];
  families_left: number;
  book_by: Date;
}

interface Wanted {
  facility: { tour_acceptance: TourAcceptance };
  /** All that it would wait for, by time. */
  slots: readonly WaitedSlot[];
  /** Whether the family has a visit ahead at the facility. */
  hasBooked: boolean;
  family: Pick<WaitingFamily, 'child_birthday' | 'desired_admission_date'>;
}

/** Decides whether a family can wait. @returns the first reason against it */
export function joinRefusal(
  { facility, slots, hasBooked, family }: Wanted,
  now: Date,
): WaitRefusal | undefined {
  if (facility.tour_acceptance !== 'slots') return 'visits_not_booked_here';
  if (slots.length === 0) return 'slot_not_found';
  const open = slots.filter(({ book_by }) => book_by > now);
  if (open.length === 0) return 'booking_closed';
  if (hasBooked) return 'facility_already_booked';
  const faults = open.map((slot) => visitClassFault(visitingFamily(family), slot));
  const [fault] = faults;
  if (fault && faults.every(Boolean)) return fault;
  const fitting = open.filter((_, at) => !faults[at]);
  return fitting.some(({ families_left }) => families_left > 0) ? 'slot_available' : undefined;
}

/** As a refused booking (specification section 8): 400 with `success` and `message`. */
export const refusedToWait = (refusal: WaitRefusal): ProblemError =>
  new ProblemError(400, refusal, `The family cannot wait: ${refusal}.`, {
    extensions: { success: false, message: copy.refused[refusal] },
  });
