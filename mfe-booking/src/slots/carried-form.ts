import type { BookingDraft } from '../steps/draft/booking-draft.ts';

/** A form that came to the slots for another time, and goes back with it. */
export interface CarriedForm {
  draft: BookingDraft;
  /** The shown day, `YYYY-MM-DD`, or ''. */
  day: string;
}
