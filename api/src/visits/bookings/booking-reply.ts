import { momentOf } from '@enerabi/shared/clock';
import type { BookedVisit, BookingRefusal } from '@enerabi/shared/contract';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { instantWords } from '../../platform/mail/templates/moment-words.ts';
import { refusalWords } from './booking.copy.ts';
import type { SlotRow } from './booking.queries.ts';
import { type AskedVisit, bookingRefusal } from './booking-refusal.rules.ts';

/** @returns the slot if it can be booked @throws ProblemError the first reason against it */
export function unlessRefused(asked: AskedVisit & { slot: SlotRow | undefined }, now: Date): SlotRow {
  const refusal = bookingRefusal(asked, now);
  if (refusal || !asked.slot) throw refused(refusal ?? 'slot_not_found', asked.slot);
  return asked.slot;
}

/** Specification section 8: 400 with `success` and `message`. */
export function refused(refusal: BookingRefusal, slot?: SlotRow): ProblemError {
  const message = refusalWords(refusal, {
    child_class_ids: slot?.child_class_ids ?? [],
    max_persons: slot?.max_persons ?? null,
    max_children: slot?.max_children ?? null,
    opensAt: slot?.opens_at ? instantWords(slot.opens_at) : undefined,
  });
  return new ProblemError(400, refusal, `The visit cannot be booked: ${refusal}.`, {
    extensions: { success: false, message },
  });
}

/** @param message in Japanese */
export const bookedReply = (
  message: string,
  reference: string,
  { starts_at, ends_at, cancel_by }: Pick<SlotRow, 'starts_at' | 'ends_at' | 'cancel_by'>,
): BookedVisit => ({
  success: true,
  message,
  reference,
  starts_at,
  ends_at,
  cancel_by: momentOf(cancel_by).clock,
});
