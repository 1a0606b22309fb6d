import type { NotificationFeed } from '@enerabi/shared/contract';
import type { FeedItem } from './feed.ts';
import { copy } from './notice-feed.copy.ts';

/** Notifications as items of a feed. */
export const noticeItems = (notifications: NotificationFeed['notifications']): FeedItem[] =>
  notifications.map(({ path_name, title, body, posted_on, facility }) => ({
    title: copy.item(title, facility.name),
    path: `/f/${facility.path_name}/notice_board/${path_name}`,
    postedOn: posted_on,
    category: facility.municipality_name,
    text: body,
  }));
