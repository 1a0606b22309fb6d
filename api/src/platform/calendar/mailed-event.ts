import type { CalendarEvent, Invitation } from './calendar-file.ts';

/** A calendar entry that a mail carries. `CANCEL` takes an earlier one of the same id away. */
export interface MailedEvent extends Pick<Invitation, 'method'> {
  /** What it is about, as part of its PRODID. */
  product: string;
  /** `stamp` as in JSON, an instant (ISO 8601). */
  event: Omit<CalendarEvent, 'stamp'> & { stamp: string };
}
