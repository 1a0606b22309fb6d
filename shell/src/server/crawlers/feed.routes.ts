import { prefectures } from '@enerabi/shared/constants';
import { getNotificationFeed } from '@enerabi/shared/contract';
import type { Hono } from 'hono';
import { answerFromApi, NotFoundError } from '../gateway/call-operation.ts';
import type { ServerEnvironment } from '../server-environment.ts';
import { copy } from './feed.copy.ts';
import { rssFeed } from './feed.ts';
import { xmlReply } from './xml-reply.ts';

interface FeedSettings {
  apiBaseUrl: string;
  origin: string;
  siteName: string;
}

/** Feeds of notifications: of all facilities, of one prefecture, or of one facility. */
export function feedRoutes(
  app: Hono<ServerEnvironment>,
  { apiBaseUrl, origin, siteName }: FeedSettings,
): void {
  app.get('/rss/*', (context) =>
    answerFromApi(context, apiBaseUrl, async (ask) => {
      const self = context.req.path;
      const { query, page, titleFor } = feedAt(self);
      const { facility, notifications } = await ask(getNotificationFeed, query);
      const title = titleFor(facility?.name ?? '');
      return xmlReply(
        context,
        rssFeed({ origin, siteName, self, page, title }, notifications),
        'application/rss+xml',
      );
    }),
  );
}

interface Feed {
  query: { area?: string; facility_path_name?: string };
  /** The page that shows the same notifications. */
  page: string;
  titleFor: (facilityName: string) => string;
}

/** @throws NotFoundError if no feed has this address */
function feedAt(path: string): Feed {
  if (path === '/rss/notices.xml') return { query: {}, page: '/', titleFor: () => copy.all };
  const slug = /^\/rss\/notices\/([a-z]+)\.xml$/.exec(path)?.[1];
  const area = prefectures.find((prefecture) => prefecture.slug === slug);
  if (area)
    return { query: { area: area.code }, page: `/${area.slug}`, titleFor: () => copy.ofArea(area.name) };
  const facility = /^\/rss\/f\/([a-z0-9_-]+)\/notices\.xml$/.exec(path)?.[1];
  if (!facility) throw new NotFoundError(path);
  return {
    query: { facility_path_name: facility },
    page: `/f/${facility}/notice_board`,
    titleFor: copy.ofFacility,
  };
}
