import type { Top } from '@enerabi/shared/contract';
import { type EventRow, withAreaSlug } from '../../catalogue/events/event.rules.ts';

/** How many of each the page shows. */
export const most = { visits: 6, notifications: 5, events: 4, supportMessages: 3 } as const;

/** The page's content without the totals, as the query returns it. */
export type TopRow = Omit<Top, 'totals' | 'events'> & { events: EventRow[] };

/** @throws Error if an event's prefecture does not exist, so that its page has no address */
export const topOf = (totals: Top['totals'], { events, ...row }: TopRow): Top => ({
  totals,
  ...row,
  events: events.map(withAreaSlug),
});
