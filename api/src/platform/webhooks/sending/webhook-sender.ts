import { type QueueSender, startQueueSender } from '../../queue/queue-sender.ts';
import { whenWebhooksWait } from '../wake-up.ts';
import { deliverDueWebhooks, type WebhookContext } from './deliver.ts';
import { deleteOldDeliveries } from './delivery.writes.ts';

/** Sends queued webhooks until it is stopped: those of this process at once, those of other processes within 2 s. */
export const startSendingWebhooks = (context: WebhookContext): QueueSender =>
  startQueueSender({
    deliverDue: () => deliverDueWebhooks(context),
    deleteOld: (before) => deleteOldDeliveries(context.db, before),
    whenWaits: whenWebhooksWait,
    brokenMessage: 'webhooks cannot be looked for, or their sending not be recorded',
    log: context.log,
    clock: context.clock,
  });
