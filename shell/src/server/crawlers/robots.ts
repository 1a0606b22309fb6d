import { searchConditions } from '@enerabi/shared/contract/search/facility-search.schemas';

/** Lists by these are indexed; all others are free combinations without end. */
const indexed = ['area', 'municipalities', 'facility_types'];
const combined = [
  ...Object.keys(searchConditions).filter((name) => !indexed.includes(name)),
  'sort',
  'search_target_',
  'lat',
  'lng',
  'zoom',
];

/**
 * Paths on which search engines should not spend their visits: forms, pages of one visitor, and free combinations of
 * conditions. All of these say noindex themselves; here they are not even asked for. `/pictures/` and `/builds/` stay
 * open: pages cannot be shown without them.
 */
const disallowed = [
  '/api/',
  '/contact/',
  '/support_message/',
  '/one_stop/contact/',
  '/one_stop/f/',
  '/mypage',
  '/one_stop/mypage',
  '/activate/',
  '/password_reset/',
  '/comparison',
  '/railway_search/*/select_station',
  ...combined.map((name) => `/*?*${name}`),
];

/**
 * `robots.txt` (RFC 9309).
 * @param origin of the site, without a trailing slash
 * @param isIndexable whether search engines may list the site
 */
export const robotsTxt = (origin: string, isIndexable: boolean): string =>
  isIndexable
    ? `${['User-agent: *', ...disallowed.map((path) => `Disallow: ${path}`)].join('\n')}\n\nSitemap: ${origin}/sitemap.xml\n`
    : '# SEARCH_ENGINES is closed: this site is not for search engines.\nUser-agent: *\nDisallow: /\n';
