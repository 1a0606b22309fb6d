import * as z from 'zod/mini';
import {
  childClassIds,
  maximumPage,
  supportMessageRecommendKindIds,
  supportMessagesPerPage,
} from '../../constants/index.ts';
import { date, integer, pathName } from '../parameters.ts';

/** `support_message_description` may be empty: a recommendation alone is a message, too. */
export const supportMessage = z.object({
  support_message_id: z.int(),
  child_class_id: z.literal(childClassIds),
  parent_age_text: z.nullable(z.string()),
  support_message_recommend_kind_id: z.literal(supportMessageRecommendKindIds),
  support_message_description: z.string(),
  posted_on: date(),
});

/** Number of messages for each kind of recommendation, 0 included, in the order of the kinds. */
export const recommendations = z.array(
  z.object({
    support_message_recommend_kind_id: z.literal(supportMessageRecommendKindIds),
    messages: z.int(),
  }),
);

export const listSupportMessages = {
  query: z.strictObject({
    facility_path_name: pathName(),
    page: z._default(integer(1, maximumPage), 1),
    limit: z._default(integer(1, 50), supportMessagesPerPage[0]),
  }),
  reply: z.object({
    total: z.int(),
    page: z.int(),
    limit: z.int(),
    recommendations,
    /** Newest first. */
    support_messages: z.array(supportMessage),
  }),
};

export type SupportMessage = z.output<typeof supportMessage>;
export type Recommendations = z.output<typeof recommendations>;
export type SupportMessageList = z.output<typeof listSupportMessages.reply>;
