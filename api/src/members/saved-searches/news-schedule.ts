import type { Logger } from 'pino';
import { type NewsContext, sendNews } from './send-news.ts';

const pauseMs = 10 * 60_000;

/**
 * Sends what is new in saved searches at once, and then every 10 minutes, one run at a time.
 * @returns ends it, and waits for the search under way
 */
export function sendNewsRegularly(context: NewsContext, log: Logger): () => Promise<void> {
  let isEnding = false;
  let underWay: Promise<void> | undefined;
  const run = async () => {
    try {
      const mails = await sendNews(context, new Date(), { isEnding: () => isEnding });
      if (mails > 0) log.info({ mails }, 'news of saved searches queued');
    } catch (error) {
      log.error({ err: error }, 'news of saved searches could not be sent');
    }
    underWay = undefined;
  };
  const start = () => {
    underWay ??= run();
  };
  start();
  const timer = setInterval(start, pauseMs).unref();
  return async () => {
    isEnding = true;
    clearInterval(timer);
    await underWay;
  };
}
