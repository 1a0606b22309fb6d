import type { AvailableTimeSlot } from '@enerabi/shared/contract';
import type { BookingDraft } from '../draft/booking-draft.ts';

export interface FieldsProps {
  draft: BookingDraft;
  /** The form's values at this moment. */
  live: BookingDraft;
  /** By the form's field name. */
  errorOf: (name: string) => string | undefined;
  /** In Japan, `YYYY-MM-DD`. */
  today: string;
  /** The chosen one, if it can still be booked. */
  slot: AvailableTimeSlot | undefined;
}
