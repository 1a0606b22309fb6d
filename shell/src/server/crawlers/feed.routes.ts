import { type Prefecture, prefectures } from '@enerabi/shared/constants';
import { getNotificationFeed, listJobs } from '@enerabi/shared/contract';
import type { Hono } from 'hono';
import { answerFromApi, type CallOperation, NotFoundError } from '../gateway/call-operation.ts';
import type { ServerEnvironment } from '../server-environment.ts';
import { type FeedItem, rssFeed } from './feed.ts';
import { copy as jobs } from './job-feed.copy.ts';
import { jobItems } from './job-feed.ts';
import { copy as notices } from './notice-feed.copy.ts';
import { noticeItems } from './notice-feed.ts';
import { xmlReply } from './xml-reply.ts';

interface FeedSettings {
  apiBaseUrl: string;
  origin: string;
  siteName: string;
}

interface Feed {
  /** The page that shows the same entries. */
  page: string;
  title: string;
  description: string;
  items: FeedItem[];
}

const jobsInFeed = 50;

/** Feeds of notifications: of all facilities, of one prefecture, or of one facility; of postings: of all, or of one prefecture. */
export function feedRoutes(
  app: Hono<ServerEnvironment>,
  { apiBaseUrl, origin, siteName }: FeedSettings,
): void {
  app.get('/rss/*', (context) =>
    answerFromApi(context, apiBaseUrl, async (ask) => {
      const self = context.req.path;
      const { items, ...feed } = await feedAt(self, siteName, ask);
      return xmlReply(context, rssFeed({ origin, siteName, self, ...feed }, items), 'application/rss+xml');
    }),
  );
}

/** @throws NotFoundError if no feed has this address */
function feedAt(path: string, siteName: string, ask: CallOperation): Promise<Feed> {
  const [, facility] = /^\/rss\/f\/([a-z0-9_-]+)\/notices\.xml$/.exec(path) ?? [];
  if (facility) return noticeFeed({ facility_path_name: facility }, undefined, siteName, ask);
  const [, kind, slug] = /^\/rss\/(notices|jobs)(?:\/([a-z]+))?\.xml$/.exec(path) ?? [];
  const area = prefectures.find((prefecture) => prefecture.slug === slug);
  if (!kind || (slug && !area)) throw new NotFoundError(path);
  return kind === 'jobs'
    ? jobFeed(area, siteName, ask)
    : noticeFeed(area ? { area: area.code } : {}, area, siteName, ask);
}

async function noticeFeed(
  query: { area?: string; facility_path_name?: string },
  area: Prefecture | undefined,
  siteName: string,
  ask: CallOperation,
): Promise<Feed> {
  const { facility, notifications } = await ask(getNotificationFeed, query);
  const title = facility ? notices.ofFacility(facility.name) : area ? notices.ofArea(area.name) : notices.all;
  const page = facility ? `/f/${facility.path_name}/notice_board` : area ? `/${area.slug}/notice_board` : '/';
  return { page, title, description: notices.description(siteName), items: noticeItems(notifications) };
}

async function jobFeed(area: Prefecture | undefined, siteName: string, ask: CallOperation): Promise<Feed> {
  const query = { sort: 'new' as const, limit: jobsInFeed, ...(area && { areas: [area.code] }) };
  const { jobs: items } = await ask(listJobs, query);
  return {
    page: area ? `/job?area=${area.code}` : '/job',
    title: area ? jobs.ofArea(area.name) : jobs.all,
    description: jobs.description(siteName),
    items: jobItems(items),
  };
}
