import type { Database } from '@enerabi/api/db';
import { addressOf } from './sent-messages.ts';

export interface Stored {
  messages: number;
  mails: number;
  /** Senders without exactly one message. */
  wrongMessages: number;
  /** Senders without exactly one mail to them, and messages without exactly one mail about them. */
  wrongMails: number;
}

/** Counts what the messages of a round have left in the database. */
export async function countStored({ db }: Database, round: string, sent: number): Promise<Stored> {
  const messages = await db
    .selectFrom('candidate_message')
    .select(['mailaddress', 'reference'])
    .where('mailaddress', 'like', `${round}-%`)
    .execute();
  const mails = await db.selectFrom('mail').select(['recipient', 'subject']).execute();
  const senders = Array.from({ length: sent }, (_, index) => addressOf(round, index));
  const bySender = counted(messages.map(({ mailaddress }) => mailaddress));
  const toSender = counted(mails.map(({ recipient }) => recipient));
  const passedOn = counted(
    mails
      .filter(({ recipient }) => !toSenderOf(recipient))
      .map(({ subject }) => /\w{4}-\w{4}/.exec(subject)?.[0] ?? ''),
  );
  const isWrong = (count: number | undefined) => count !== 1;
  const own = mails.filter(({ recipient }) => recipient.startsWith(`${round}-`)).length;
  const about = messages.reduce((sum, { reference }) => sum + (passedOn.get(reference ?? '') ?? 0), 0);
  return {
    messages: messages.length,
    mails: own + about,
    wrongMessages: senders.filter((sender) => isWrong(bySender.get(sender))).length,
    wrongMails:
      senders.filter((sender) => isWrong(toSender.get(sender))).length +
      messages.filter(({ reference }) => isWrong(passedOn.get(reference ?? ''))).length,
  };
}

const toSenderOf = (recipient: string): boolean => recipient.endsWith('@example.jp');

function counted(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}
