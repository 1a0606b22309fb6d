import { type QueueSender, startQueueSender } from '../../queue/queue-sender.ts';
import { whenMailWaits } from '../wake-up.ts';
import { deliverDue, type MailContext } from './deliver.ts';
import { deleteOldMails } from './mail.queries.ts';

export type MailSender = QueueSender;

/** Sends queued mails until it is stopped: mails of this process at once, those of other processes within 2 s. */
export function startSending(context: MailContext): MailSender {
  const { db, transport, log, clock } = context;
  const sender = startQueueSender({
    deliverDue: () => deliverDue(context),
    deleteOld: (before) => deleteOldMails(db, before),
    whenWaits: whenMailWaits,
    brokenMessage: 'mail cannot be looked for, or its sending not be recorded',
    log,
    clock,
  });
  const stop = async () => {
    await sender.stop();
    transport.close();
  };
  return { stop };
}
