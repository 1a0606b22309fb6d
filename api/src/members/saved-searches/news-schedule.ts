import type { Logger } from 'pino';
import { runRegularly } from '../../platform/queue/run-regularly.ts';
import { type NewsContext, sendNews } from './send-news.ts';

const everyMs = 10 * 60_000;

/**
 * Sends what is new in saved searches at once, and then every 10 minutes.
 * @returns ends it, and waits for the search under way
 */
export const sendNewsRegularly = (context: NewsContext, log: Logger): (() => Promise<void>) =>
  runRegularly({
    everyMs,
    run: async (isEnding) => {
      const mails = await sendNews(context, new Date(), { isEnding });
      if (mails > 0) log.info({ mails }, 'news of saved searches queued');
    },
    failed: (error) => log.error({ err: error }, 'news of saved searches could not be sent'),
  });
