import * as z from 'zod/mini';

const pathName = () => z.string().check(z.regex(/^[\w.-]{1,200}$/));
const kindId = () => z.int().check(z.minimum(1), z.maximum(32_767));
const instant = () => z.iso.datetime();
/** Rises with each change of what the event is about, since events may arrive in another order. */
const version = () => z.int().check(z.minimum(1), z.maximum(2_147_483_647));

/** What is told of a visit. `version` rises with each change and with the cancellation. */
const booking = () =>
  z.strictObject({
    /** Short reference that the family sees, too. */
    reference: z.string().check(z.regex(/^[\w-]{1,40}$/)),
    facility_path_name: pathName(),
    /** UTC. */
    starts_at: instant(),
    ends_at: instant(),
    version: version(),
  });

/**
 * The data of each event type. They are thin: a receiver that may see more asks for it. Nothing about a person is among
 * them, and `strictObject` refuses what is added by mistake.
 */
export const webhookEvents = {
  /** Somebody has sent a message to a facility. */
  'candidate_message.created': z.strictObject({
    /** Short reference that its sender sees, too. */
    reference: z.string().check(z.regex(/^[\w-]{1,40}$/)),
    facility_path_name: pathName(),
    /** 1: parent, 2: job seeker. */
    purpose_kind_id: kindId(),
    contact_kind_ids: z.array(kindId()).check(z.maxLength(50)),
    /** Posting that the message is about. */
    job_posting_path_name: z.nullable(pathName()),
    /** UTC. */
    sent_at: instant(),
    version: version(),
  }),
  /** A family has booked a visit, has moved it to another time, or it was cancelled. */
  'booking.created': booking(),
  'booking.changed': booking(),
  'booking.cancelled': booking(),
  /** Sent by `npm run data -- webhooks test`. */
  'webhook.test': z.strictObject({
    endpoint_id: z.int().check(z.minimum(1)),
    version: version(),
  }),
};

export type WebhookType = keyof typeof webhookEvents;
export type WebhookData<T extends WebhookType> = z.input<(typeof webhookEvents)[T]>;

export interface WebhookEvent<T extends WebhookType> {
  type: T;
  data: WebhookData<T>;
  now: Date;
}

/**
 * The body of an event: `{ type, timestamp, data }`, under 20 KB.
 * @throws ZodError if the data are not those of the type
 */
export const webhookBody = <T extends WebhookType>({ type, data, now }: WebhookEvent<T>): string =>
  JSON.stringify({ type, timestamp: now.toISOString(), data: z.parse(webhookEvents[type], data) });
