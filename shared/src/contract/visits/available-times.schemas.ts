import * as z from 'zod/mini';
import { integer, wallClock } from '../parameters.ts';
import { visitSlot } from '../site/facility-preview.schemas.ts';

/** Names a facility by its number, by its id, or by both, which then must agree. */
const namesFacility = z.refine<{ facility_number?: string | undefined; facility_id?: number | undefined }>(
  ({ facility_number, facility_id }) => facility_number !== undefined || facility_id !== undefined,
  { path: ['facility_number'], error: 'required' },
);

/** A visit, full or not. Times are wall clocks in Asia/Tokyo. */
const availableTimeSlot = z.extend(visitSlot, {
  visit_slot_id: z.int(),
  /** Adults and children of a family; null: as many as the form takes. */
  max_persons: z.nullable(z.int()),
  max_children: z.nullable(z.int()),
  /** Null: booking has begun. */
  opens_at: z.nullable(wallClock()),
  /** The last time for cancelling it here; afterwards by phone. */
  cancel_by: wallClock(),
});

export const listAvailableTimes = {
  query: z
    .strictObject({
      facility_number: z.optional(z.string().check(z.regex(/^\d{13}$/))),
      facility_id: z.optional(integer(1, 2_147_483_647)),
    })
    .check(namesFacility),
  reply: z.object({
    data: z.object({
      /** Those whose booking is not over, soonest first; full ones and those whose booking begins later, too. */
      available_time_slot_list: z.array(availableTimeSlot),
      /** The number of slots in the list. */
      total_size: z.int(),
      /** The facility's own words for families that visit it, with line breaks; null if it has written none. */
      visit_guidance: z.nullable(z.string()),
    }),
  }),
};

export type AvailableTimes = z.output<typeof listAvailableTimes.reply>['data'];
export type AvailableTimeSlot = z.output<typeof availableTimeSlot>;
