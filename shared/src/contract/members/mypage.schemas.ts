import * as z from 'zod/mini';
import { maximumMemberPage, sentMessagesPerPage } from '../../constants/index.ts';
import { facilitySummary } from '../catalogue/facility.schemas.ts';
import { integer, wallClock } from '../parameters.ts';
import { memberBooking } from '../visits/member-booking.schemas.ts';

/** `contact_kind_ids` and `purpose_kind_id` by specification section 3. */
const sentMessage = z.object({
  message_id: z.int(),
  facility: z.pick(facilitySummary, { path_name: true, name: true, is_demo: true }),
  purpose_kind_id: z.int(),
  contact_kind_ids: z.array(z.int()),
  content: z.string(),
  sent_at: wallClock(),
});

export const listSentMessages = {
  query: z.strictObject({ page: z._default(integer(1, maximumMemberPage), 1) }),
  reply: z.object({
    total: z.int(),
    page: z.int(),
    limit: z.literal(sentMessagesPerPage),
    /** Latest first. */
    messages: z.array(sentMessage),
  }),
};

export const getMypage = {
  reply: z.object({
    has_basic_information: z.boolean(),
    /** The soonest three. */
    visits: z.object({ total: z.int(), next: z.array(memberBooking) }),
    /** The latest three of each. */
    favorite_facilities: z.object({ total: z.int(), latest: z.array(facilitySummary) }),
    favorite_jobs: z.object({ total: z.int() }),
    messages: z.object({ total: z.int(), latest: z.array(sentMessage) }),
  }),
};

export type SentMessage = z.output<typeof sentMessage>;
export type SentMessageList = z.output<typeof listSentMessages.reply>;
export type Mypage = z.output<typeof getMypage.reply>;
