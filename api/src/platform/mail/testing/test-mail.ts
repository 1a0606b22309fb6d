import type { Kysely } from 'kysely';
import { pino } from 'pino';
import type { Schema } from '../../db/schema.ts';
import { queueMail } from '../mail-queue.ts';
import type { MailContent } from '../mail-template.ts';
import type { MailContext } from '../sending/deliver.ts';
import { mailMetrics } from '../sending/mail-metrics.ts';
import type { Sender } from '../transport/message.ts';
import type { MailTransport } from '../transport/transport.ts';

export const testSender: Sender = {
  site: { name: 'えんえらび', origin: 'https://enerabi.example' },
  address: 'no-reply@enerabi.example',
};

export const sampleMail: MailContent = {
  subject: '【えんえらび】確認コードのお知らせ',
  text: '確認コード\n012345\n',
  html: '<!doctype html>\n<html lang="ja"><body><p>012345</p></body></html>\n',
};

export const sampleNow = new Date('2026-11-23T03:30:00Z');

/** @returns the time this many minutes after `sampleNow` */
export const afterMinutes = (minutes: number): Date => new Date(sampleNow.getTime() + minutes * 60_000);

export interface TestMailContext extends MailContext {
  /** Log lines, each a JSON text. */
  lines: readonly string[];
  /** Sets the clock, which does not advance. */
  setTime: (now: Date) => void;
}

/** At `sampleNow`. */
export function testMailContext(db: Kysely<Schema>, transport: MailTransport): TestMailContext {
  let now = sampleNow;
  const lines: string[] = [];
  const log = pino({ level: 'debug' }, { write: (line) => void lines.push(line) });
  return {
    db,
    transport,
    log,
    lines,
    metrics: mailMetrics(db),
    clock: () => now,
    setTime: (time) => {
      now = time;
    },
  };
}

/** Queues the sample mail at `sampleNow`; by default it is given up 30 minutes later. */
export const queueSample = async (
  db: Kysely<Schema>,
  recipient = 'hanako@example.jp',
  giveUpAt = afterMinutes(30),
): Promise<void> => {
  await queueMail(db, { recipient, content: sampleMail, now: sampleNow, giveUpAt });
};
