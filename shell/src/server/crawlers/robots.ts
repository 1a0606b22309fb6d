import { searchConditions } from '@enerabi/shared/contract/search/facility-search.schemas';

/** Lists with these conditions are indexed; all other conditions combine without end. */
const indexed = ['area', 'municipalities', 'facility_types'];
const combined = [
  ...Object.keys(searchConditions).filter((name) => !indexed.includes(name)),
  'sort',
  'search_target_',
  'commute_destinations',
  'lat',
  'lng',
  'zoom',
];

/**
 * Paths that search engines should not visit: forms, pages of one visitor, and free combinations of conditions. All of
 * these say noindex themselves; robots.txt saves the visit. `/pictures/` and `/builds/` stay open, since pages cannot
 * be shown without them.
 */
const disallowed = [
  '/api/',
  '/contact/',
  '/support_message/',
  '/one_stop/contact/',
  '/one_stop/f/',
  '/one_stop/booking',
  '/one_stop/waitlist',
  '/one_stop/planner',
  '/mypage',
  '/saved_search/',
  '/one_stop/mypage',
  '/activate/',
  '/password_reset/',
  '/comparison',
  '/favorite',
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
