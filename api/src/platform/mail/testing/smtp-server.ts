import { buffer } from 'node:stream/consumers';
import { freePort } from '@enerabi/shared/testing/free-port';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  recipients: readonly string[];
  message: Email;
}

export interface TestSmtpServer {
  received: readonly ReceivedMail[];
  stop: () => Promise<void>;
}

export interface SmtpBehaviour {
  /** Temporary SMTP status for a refused address. */
  refuse?: (address: string) => number | undefined;
  /** Called when a message has arrived, before it is acknowledged. */
  whenReceived?: () => Promise<void>;
}

export interface TestSmtp {
  /** `MAIL_TRANSPORT`. */
  address: string;
  start: (behaviour?: SmtpBehaviour) => Promise<TestSmtpServer>;
}

/** A mail server at an address of its own, which refuses connections before `start`. */
export async function testSmtp(): Promise<TestSmtp> {
  const port = await freePort();
  const start = async ({ refuse, whenReceived }: SmtpBehaviour = {}): Promise<TestSmtpServer> => {
    const received: ReceivedMail[] = [];
    const server = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      logger: false,
      closeTimeout: 100,
      onRcptTo: ({ address }, _, done) => {
        const responseCode = refuse?.(address);
        done(responseCode ? Object.assign(new Error(`no ${address} here`), { responseCode }) : null);
      },
      onData: (stream, { envelope }, done) => {
        buffer(stream)
          .then((bytes) => PostalMime.parse(bytes))
          .then(async (message) => {
            received.push({ recipients: envelope.rcptTo.map(({ address }) => address), message });
            await whenReceived?.();
          })
          .then(() => done(null), done);
      },
    });
    await new Promise<void>((resolve) => {
      server.listen(port, '127.0.0.1', resolve);
    });
    return { received, stop: () => new Promise((resolve) => server.close(() => resolve())) };
  };
  return { address: `smtp://127.0.0.1:${port}`, start };
}
