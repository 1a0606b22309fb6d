import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Schema } from '../../db/schema.ts';
import { deliverDueRows } from '../../queue/deliver-due.ts';
import { MailRefused, type MailTransport } from '../transport/transport.ts';
import { type ClaimedMail, recordFailure, recordSent } from './mail.queries.ts';
import type { MailMetrics } from './mail-metrics.ts';
import { nextTry } from './retry.rules.ts';

export interface MailContext {
  db: Kysely<Schema>;
  transport: MailTransport;
  log: Logger;
  metrics: MailMetrics;
  /** The current time. */
  clock: () => Date;
}

const mostAtOnce = 4;

/**
 * Sends mails that are due, outside of any transaction, at least once.
 * @returns how many were due; 0: none is left
 */
export const deliverDue = (context: MailContext): Promise<number> =>
  deliverDueRows(context, 'mail', { most: mostAtOnce, deliver: (mail) => deliver(context, mail) });

async function deliver(context: MailContext, mail: ClaimedMail): Promise<void> {
  const { db, transport, metrics, clock } = context;
  if (mail.give_up_at <= clock()) return fail(context, mail, { fault: 'too late', isFinal: true });
  try {
    await transport.send(outgoing(mail), clock());
  } catch (error) {
    return fail(context, mail, { fault: faultOf(error), isFinal: error instanceof MailRefused });
  }
  metrics.sent.inc();
  await recordSent(db, mail.id, clock());
}

/** Log and record name the mail by its number, since addresses are private. */
async function fail(
  { db, log, metrics, clock }: MailContext,
  mail: ClaimedMail,
  { fault, isFinal }: { fault: string; isFinal: boolean },
): Promise<void> {
  const dueAt = isFinal ? undefined : nextTry(mail.attempts, clock(), mail.give_up_at);
  const facts = { mail: mail.id, attempts: mail.attempts, fault };
  if (dueAt) log.info({ ...facts, dueAt }, 'mail could not be sent, tried again later');
  else log.warn(facts, 'mail given up');
  metrics.failed.inc({ outcome: dueAt ? 'again' : 'given_up' });
  await recordFailure(db, mail, { dueAt, fault });
}

const outgoing = (mail: ClaimedMail) => ({
  id: mail.id,
  recipient: mail.recipient,
  subject: mail.subject,
  text: mail.text_body,
  html: mail.html_body,
  createdAt: mail.created_at,
  unsubscribeUrl: mail.unsubscribe_url,
  replyTo: mail.reply_to,
  calendar: mail.calendar,
});

/** Such as `EENVELOPE 550 RCPT TO`: never the message, in which servers repeat the address. */
const faultOf = (error: unknown): string => {
  const { code, responseCode, command } = (
    error instanceof MailRefused ? error.cause : error
  ) as TransportError;
  return [code, responseCode, command].filter(Boolean).join(' ') || 'unknown';
};

interface TransportError {
  code?: string;
  responseCode?: number;
  command?: string;
}
