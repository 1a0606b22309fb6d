import { prefectureByCode } from '@enerabi/shared/constants';
import type { EventSummary } from '@enerabi/shared/contract';

/** An event as the queries return it. */
export type EventRow = Omit<EventSummary, 'area_slug'> & { prefecture_code: string };

/** @throws Error if the event's prefecture does not exist, so that its page has no address */
export function withAreaSlug<Row extends { prefecture_code: string }>({
  prefecture_code,
  ...event
}: Row): Omit<Row, 'prefecture_code'> & { area_slug: string } {
  const prefecture = prefectureByCode(prefecture_code);
  if (!prefecture) throw new Error(`An event is in prefecture ${prefecture_code}, which there is not.`);
  return { ...event, area_slug: prefecture.slug };
}
