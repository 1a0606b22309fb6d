import { createTransport, type SMTPPoolOptions } from 'nodemailer';
import { messageOf, type Sender } from './message.ts';
import { MailRefused, type MailTransport } from './transport.ts';

/** Shorter than the lease of a mail: the next try takes over what takes longer. */
const deadlineMs = 60_000;

/** Sends by SMTP, over reused connections. */
export function smtpTransport(address: string, sender: Sender): MailTransport {
  const transport = createTransport(smtpOptions(address));
  return {
    send: async (mail, now) => {
      try {
        const message = messageOf(mail, sender, now);
        await transport.sendMail({ ...message, signal: AbortSignal.timeout(deadlineMs) });
      } catch (error) {
        throw isRefusal(error) ? new MailRefused('refused', { cause: error }) : error;
      }
    },
    close: () => transport.close(),
  };
}

/** @param address `MAIL_TRANSPORT`; options of nodemailer in its query override these */
export function smtpOptions(address: string): SMTPPoolOptions & { pool: true } {
  const { hostname, password } = new URL(address);
  return {
    url: address,
    pool: true,
    maxConnections: 4,
    // The queue tries again and waits between tries.
    maxRequeues: 1,
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 30_000,
    // A password is never sent unencrypted, except within this machine.
    requireTLS: password !== '' && !/^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname),
  };
}

/** A 5xx reply to the recipient's address (RFC 5321, 4.2.1). The operator can remove the cause of others. */
const isRefusal = (error: unknown): boolean => {
  const { command, responseCode } = error as { command?: string; responseCode?: number };
  return command === 'RCPT TO' && (responseCode ?? 0) >= 500;
};
