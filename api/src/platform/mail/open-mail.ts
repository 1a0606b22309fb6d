import { join } from 'node:path';
import type { Configuration } from '@enerabi/shared/server/configuration';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Metric } from 'prom-client';
import type { Schema } from '../db/schema.ts';
import { mailMetrics } from './sending/mail-metrics.ts';
import { type MailSender, startSending } from './sending/mail-sender.ts';
import { outboxTransport } from './transport/outbox.ts';
import { smtpTransport } from './transport/smtp.ts';

export interface Mail {
  metrics: readonly Metric[];
  /** Folder whose mails a page may show; undefined: none. */
  shownOutbox: string | undefined;
  start: () => MailSender;
}

/** Mail by the settings; nothing is sent before `start`. */
export function openMail(db: Kysely<Schema>, settings: Configuration, log: Logger): Mail {
  const { MAIL_TRANSPORT, MAIL_FROM, SITE_NAME, PUBLIC_ORIGIN, DATA_DIR, OUTBOX_PAGE } = settings;
  const sender = { site: { name: SITE_NAME, origin: PUBLIC_ORIGIN }, address: MAIL_FROM };
  const outbox = MAIL_TRANSPORT === 'outbox' ? join(DATA_DIR, 'outbox') : undefined;
  const metrics = mailMetrics(db);
  return {
    metrics: metrics.all,
    shownOutbox: OUTBOX_PAGE === 'shown' ? outbox : undefined,
    start: () => {
      const transport = outbox ? outboxTransport(outbox, sender) : smtpTransport(MAIL_TRANSPORT, sender);
      return startSending({ db, transport, log, metrics, clock: () => new Date() });
    },
  };
}
