import type { Audience } from '@enerabi/shared/constants';

/** An event's page (specification section 2). */
export const eventPath = ({ area_slug, path_name }: { area_slug: string; path_name: string }): string =>
  `${eventsPath(area_slug)}/${path_name}`;

/** The list of a prefecture's events. */
export function eventsPath(
  areaSlug: string,
  { audience, page = 1 }: { audience?: Audience | undefined; page?: number } = {},
): string {
  const query = new URLSearchParams({
    ...(audience && { audience }),
    ...(page > 1 && { page: String(page) }),
  });
  return `/${areaSlug}/e${query.size > 0 ? `?${query}` : ''}`;
}
