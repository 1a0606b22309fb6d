import * as z from 'zod/mini';
import {
  childClassIds,
  genderKindIds,
  maximumPage,
  parentAgeTexts,
  supportMessageMaxLength,
  supportMessageRecommendKindIds,
  supportMessagesPerPage,
} from '../../constants/index.ts';
import { date, integer, pathName } from '../parameters.ts';
import { lines } from '../text/text-kinds.ts';
import { formFacts, messageReference } from './message-values.schemas.ts';

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

/** Number of messages by the class of the child; classes without messages are absent. */
export const classCounts = z.array(z.object({ child_class_id: z.literal(childClassIds), messages: z.int() }));

const childClass = () => z.pipe(integer(0, 5), z.literal(childClassIds));

export const listSupportMessages = {
  query: z.strictObject({
    facility_path_name: pathName(),
    /** Only messages about children of this class; absent: all. */
    child_class_id: z.optional(childClass()),
    page: z._default(integer(1, maximumPage), 1),
    limit: z._default(integer(1, 50), supportMessagesPerPage[0]),
  }),
  reply: z.object({
    total: z.int(),
    page: z.int(),
    limit: z.int(),
    /** Of all classes or the one that was asked for, as `total`. */
    recommendations,
    /** Of all messages of the facility, whatever class was asked for, in the order of the classes. */
    child_classes: z.optional(classCounts),
    /** Newest first. */
    support_messages: z.array(supportMessage),
  }),
};

const description = () =>
  lines(
    z.pipe(
      z.pipe(
        z.string(),
        z.transform((text) => text.trim()),
      ),
      z.string().check(z.maxLength(supportMessageMaxLength, 'too_long')),
    ),
  );

export const postSupportMessage = {
  body: z.strictObject({
    child_class_id: z.literal(childClassIds),
    /** '' if it is not told. */
    parent_age_text: z._default(z.literal([...parentAgeTexts, '']), ''),
    /** Never shown. */
    gender_kind_id: z.literal(genderKindIds),
    support_message_recommend_kind_id: z.literal(supportMessageRecommendKindIds),
    /** May be empty: a recommendation alone is a message, too. */
    support_message_description: z._default(description(), ''),
    facility_id: z.int().check(z.minimum(1), z.maximum(2_147_483_647)),
    form_facts: z.optional(formFacts()),
  }),
  reply: z.object({
    reference: messageReference(),
    /** It is shown once somebody has read it. The first reply is repeated as it was, whatever was decided since. */
    state: z.literal('waiting'),
  }),
};

export type SupportMessage = z.output<typeof supportMessage>;
export type Recommendations = z.output<typeof recommendations>;
export type SupportMessageList = z.output<typeof listSupportMessages.reply>;
export type ClassCounts = z.output<typeof classCounts>;
export type SupportMessageInput = z.input<typeof postSupportMessage.body>;
export type NewSupportMessage = z.output<typeof postSupportMessage.body>;
export type SentSupportMessage = z.output<typeof postSupportMessage.reply>;
