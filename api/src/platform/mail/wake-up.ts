import { WakeUp } from '../queue/wake-up.ts';

const mails = new WakeUp();

/**
 * Notifies senders in this process that mail waits. Other processes poll.
 * @returns ends it
 */
export const whenMailWaits = (listener: () => void): (() => void) => mails.listen(listener);

export const mailWaits = (): void => mails.notify();
