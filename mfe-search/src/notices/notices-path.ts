import type { Audience } from '@enerabi/shared/constants';

/** The list of the notices of a prefecture's facilities. */
export function areaNoticesPath(
  areaSlug: string,
  { audience, page = 1 }: { audience?: Audience | undefined; page?: number } = {},
): string {
  const query = new URLSearchParams({
    ...(audience && { audience }),
    ...(page > 1 && { page: String(page) }),
  });
  return `/${areaSlug}/notice_board${query.size > 0 ? `?${query}` : ''}`;
}

/** RSS of the same notices. */
export const areaNoticesFeed = (areaSlug: string): string => `/rss/notices/${areaSlug}.xml`;
