import { createTransport } from 'nodemailer';
import { writeToOutbox } from '../outbox/outbox-folder.ts';
import { messageOf, type Sender } from './message.ts';
import type { MailTransport } from './transport.ts';

/** Stores each mail as a file (RFC 5322) in a folder, instead of sending it. */
export function outboxTransport(folder: string, sender: Sender): MailTransport {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    send: async (mail, now) => {
      const { message } = await transport.sendMail(messageOf(mail, sender, now));
      await writeToOutbox(folder, { id: mail.id, now, message: message as Buffer });
    },
    close: () => transport.close(),
  };
}
