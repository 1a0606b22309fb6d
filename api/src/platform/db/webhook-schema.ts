import type { Generated, GeneratedAlways } from 'kysely';

export interface WebhookEndpointTable {
  id: GeneratedAlways<number>;
  /** Null: it is an operator's. */
  facility_id: number | null;
  /** Null: it is a facility's. */
  corporation_id: number | null;
  url: string;
  /** Sealed. */
  secret: Buffer;
  /** Sealed; signs, too, until its time is over. */
  previous_secret: Buffer | null;
  previous_secret_until: Date | null;
  created_at: Date;
  /** Null: it is called. */
  disabled_at: Date | null;
  disabled_reason: string | null;
}

export interface WebhookDeliveryTable {
  id: GeneratedAlways<number>;
  /** `webhook-id`, the same over all tries. */
  webhook_id: string;
  endpoint_id: number;
  event_type: string;
  /** The bytes that are signed, in UTF-8. */
  body: string;
  created_at: Date;
  /** Null: delivered, or given up. */
  due_at: Date | null;
  attempts: Generated<number>;
  /** Null: there was no answer. */
  last_status: number | null;
  last_error: string | null;
  last_tried_at: Date | null;
  delivered_at: Date | null;
}

/** The tables of migration 0023. */
export interface WebhookSchema {
  webhook_endpoint: WebhookEndpointTable;
  webhook_delivery: WebhookDeliveryTable;
}
