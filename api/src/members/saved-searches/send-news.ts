import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { queueMail } from '../../platform/mail/mail-queue.ts';
import type { MailSite } from '../../platform/mail/mail-template.ts';
import { savedSearchNewsMail } from '../../platform/mail/templates/index.ts';
import { endToken } from './end-token.ts';
import { findNews } from './find-news.ts';
import type { News, Searches } from './news.ts';
import { type DueSearch, findDueSearches } from './saved-search.queries.ts';
import { isOfUseForMs } from './saved-search.rules.ts';

export interface NewsContext extends Searches {
  site: MailSite;
  /** Signs the links that end mails. */
  key: Buffer;
}

export interface SendingOptions {
  /** Whether to stop before the next search. */
  isEnding?: () => boolean;
  /** When the mails are queued, if not at the time as of which is looked. */
  queuedAt?: Date;
}

const batch = 100;

/**
 * Looks at each search that is due, and mails what is new. Several processes may do it at the same time: of them one
 * sends.
 * @returns how many mails were queued
 */
export async function sendNews(
  context: NewsContext,
  now: Date,
  { isEnding = () => false, queuedAt = now }: SendingOptions = {},
): Promise<number> {
  let mails = 0;
  for (let last = 0; ; ) {
    const due = await findDueSearches(context.db, now, { last, limit: batch });
    for (const search of due) {
      if (isEnding()) return mails;
      const news = await findNews(context, search, now);
      if (await record(context, { due: search, news }, now, queuedAt)) mails += 1;
    }
    if (due.length < batch) return mails;
    last = due.at(-1)?.id ?? last;
  }
}

interface SearchNews {
  due: DueSearch;
  news: News;
}

/**
 * Notes the look and queues the mail in one transaction, unless another process was first, or the member has changed how
 * often it mails.
 */
const record = (
  context: NewsContext,
  { due, news }: SearchNews,
  now: Date,
  queuedAt: Date,
): Promise<boolean> =>
  context.db.transaction().execute(async (transaction) => {
    const hasNews = news.entries.length > 0;
    const { numUpdatedRows } = await transaction
      .updateTable('saved_search')
      .set({
        last_looked_at: now,
        ...(hasNews && { last_sent_at: now }),
        ...(news.seen && { seen_class_ids: news.seen }),
      })
      .where('id', '=', due.id)
      .where('last_looked_at', '=', due.last_looked_at)
      .where('frequency', '=', due.frequency)
      .executeTakeFirst();
    if (numUpdatedRows === 0n || !hasNews) return false;
    await queue(transaction, context, { due, news }, queuedAt);
    return true;
  });

async function queue(
  db: Kysely<Schema>,
  { site, key }: NewsContext,
  { due, news }: SearchNews,
  now: Date,
): Promise<void> {
  const token = endToken(key, due.id);
  const endUrl = `${site.origin}/saved_search/end?token=${encodeURIComponent(token)}`;
  await queueMail(db, {
    recipient: due.mailaddress,
    content: savedSearchNewsMail(site, { ...due, ...news, endUrl }),
    now,
    giveUpAt: new Date(now.getTime() + isOfUseForMs),
    unsubscribeUrl: endUrl,
  });
}
