import { Readable } from 'node:stream';
import { dayInJapan } from '@enerabi/shared/clock';
import { type JobFeed, listJobFeed } from '@enerabi/shared/contract';
import type { Hono } from 'hono';
import { answerFromApi, type CallOperation } from '../gateway/call-operation.ts';
import type { ServerEnvironment } from '../server-environment.ts';
import { feedEnd, feedStart, jobElement } from './aggregator-feed.ts';
import { cacheControl } from './xml-reply.ts';

interface Settings {
  apiBaseUrl: string;
  origin: string;
  siteName: string;
}

/**
 * All open postings for job aggregators, part by part, so that neither server holds them all. What is missing in it has
 * ended. A part that fails breaks the reply off: an aggregator must not take half of them for all.
 */
export function aggregatorFeedRoutes(app: Hono<ServerEnvironment>, settings: Settings): void {
  app.get('/feeds/jobs.xml', (context) =>
    answerFromApi(context, settings.apiBaseUrl, async (ask) => {
      const first = await ask(listJobFeed, {});
      const parts = Readable.from(feedParts(settings, first.jobs, ask), { objectMode: false });
      return new Response(Readable.toWeb(parts) as ReadableStream<Uint8Array>, {
        headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': cacheControl },
      });
    }),
  );
}

async function* feedParts(
  settings: Settings,
  first: JobFeed['jobs'],
  ask: CallOperation,
): AsyncGenerator<string> {
  yield feedStart(settings, dayInJapan(new Date()));
  for (let jobs = first; jobs.length > 0; ) {
    yield jobs.map((job) => jobElement(settings.origin, job)).join('');
    jobs = (await ask(listJobFeed, { after: jobs.at(-1)?.job_posting_id ?? 0 })).jobs;
  }
  yield feedEnd;
}
