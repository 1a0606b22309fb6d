import { prefectureByCode } from '@enerabi/shared/constants';
import type { Top, TopEvent } from '@enerabi/shared/contract';

/** How many of each the page shows. */
export const most = { visits: 6, notifications: 5, events: 4, supportMessages: 3 } as const;

/** The page's content without the totals, as the query returns it. */
export type TopRow = Omit<Top, 'totals' | 'events'> & {
  events: (Omit<TopEvent, 'area_slug'> & { prefecture_code: string })[];
};

/** @throws Error if an event's prefecture does not exist, so that its page has no address */
export function topOf(totals: Top['totals'], { events, ...row }: TopRow): Top {
  return {
    totals,
    ...row,
    events: events.map(({ prefecture_code, ...event }) => ({ ...event, area_slug: slugOf(prefecture_code) })),
  };
}

function slugOf(code: string): string {
  const prefecture = prefectureByCode(code);
  if (!prefecture) throw new Error(`An event is in prefecture ${code}, which there is not.`);
  return prefecture.slug;
}
