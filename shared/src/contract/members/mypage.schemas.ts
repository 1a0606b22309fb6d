import * as z from 'zod/mini';
import { maximumMemberPage, sentMessagesPerPage } from '../../constants/index.ts';
import { facilitySummary } from '../catalogue/facility.schemas.ts';
import { messageRecipients, messageReference, preferredDate } from '../messages/message-values.schemas.ts';
import { date, integer, wallClock } from '../parameters.ts';
import { memberBooking } from '../visits/member-booking.schemas.ts';

/** `held`: a person looks at it first; `rejected`: it was not passed on. */
const sentMessageStates = ['queued', 'held', 'rejected'] as const;

/** `contact_kind_ids` and `purpose_kind_id` by specification section 3. */
const sentMessage = z.object({
  message_id: z.int(),
  facility: z.extend(z.pick(facilitySummary, { path_name: true, name: true, is_demo: true }), {
    phone: z.optional(z.nullable(z.string())),
  }),
  purpose_kind_id: z.int(),
  contact_kind_ids: z.array(z.int()),
  content: z.string(),
  sent_at: wallClock(),
  /** Null for messages from before references. The fields from here on are optional for one release. */
  reference: z.optional(z.nullable(z.string())),
  /** Whether the facility has a page. */
  is_facility_shown: z.optional(z.boolean()),
  /** Null: it is not about a posting, or the posting is gone. `is_open`: its page can be visited. */
  job_posting: z.optional(
    z.nullable(z.object({ path_name: z.string(), title: z.string(), is_open: z.optional(z.boolean()) })),
  ),
  /** The address for the reply. */
  mailaddress: z.optional(z.string()),
  preferred_dates: z.optional(z.array(preferredDate)),
  state: z.optional(z.enum(sentMessageStates)),
  recipient: z.optional(z.enum(messageRecipients)),
  /** How many children's birthdays it contained. */
  child_number: z.optional(z.int()),
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

/** A message with the sender's facts as they were sent. */
export const getSentMessage = {
  query: z.strictObject({ reference: messageReference() }),
  reply: z.extend(sentMessage, {
    candidate_information: z.object({
      last_name: z.string(),
      first_name: z.string(),
      phone_number: z.string(),
      children: z.array(z.object({ birthday: z.nullable(date()), display_order: z.int() })),
    }),
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
export type SentMessageDetail = z.output<typeof getSentMessage.reply>;
export type SentMessageList = z.output<typeof listSentMessages.reply>;
export type Mypage = z.output<typeof getMypage.reply>;
