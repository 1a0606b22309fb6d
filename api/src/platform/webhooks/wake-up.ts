import { WakeUp } from '../queue/wake-up.ts';

const webhooks = new WakeUp();

/**
 * Notifies senders in this process that webhooks wait. Other processes poll.
 * @returns ends it
 */
export const whenWebhooksWait = (listener: () => void): (() => void) => webhooks.listen(listener);

export const webhooksWait = (): void => webhooks.notify();
