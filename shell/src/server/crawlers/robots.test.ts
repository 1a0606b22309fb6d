import { describe, expect, it } from '@jest/globals';
import { robotsTxt } from './robots.ts';

/** Applies RFC 9309 (section 2.2.2) for a file in which no rule allows what another refuses. */
function isRefused(robots: string, address: string): boolean {
  const rules = [...robots.matchAll(/^Disallow: (.*)$/gm)].map(([, path = '']) => path);
  return rules.some((path) => {
    const pattern = path.split('*').map((part) => part.replaceAll(/[.?[\]+(){}|^$\\]/g, '\\$&'));
    return new RegExp(`^${pattern.join('.*')}`).test(address);
  });
}

describe('robots.txt (RFC 9309)', () => {
  const open = robotsTxt('https://example.jp', true);

  it('leads to the sitemap', () => expect(open).toContain('\nSitemap: https://example.jp/sitemap.xml\n'));

  it.each([
    '/',
    '/f',
    '/f?area=130001',
    '/f?area=130001&facility_types[]=1&page=2',
    '/f/hanaoka',
    '/f/hanaoka/notice_board/garden',
    '/tokyo',
    '/map_search',
    '/map_search?area=130001',
    '/f?area=130001&municipalities[]=131016',
    '/railway_search/13/select_railway',
    '/railway_search/13/select_railway?collection=jobs',
    '/map_search?collection=jobs&area=130001',
    '/job?area=130001&job_type=1',
    '/job?area=130001&employment_status=4',
    '/one_stop/terms',
    '/pictures/f/hanaoka.1x2y3z.png',
    '/builds/r/shell/r_1/main.mjs',
    '/rss/notices.xml',
  ])('lets crawlers at %s', (address) => expect(isRefused(open, address)).toBe(false));

  it.each([
    '/api/front_get_facilties',
    '/contact/hanaoka/contact_input',
    '/one_stop/f/hanaoka',
    '/mypage/edit',
    '/saved_search/end',
    '/f?keyword=a',
    '/f?area=130001&sort=capacity',
    '/f?area=130001&child_class_id=1',
    '/comparison?facilities[]=hanaoka',
    '/map_search?lat=35&lng=139',
    '/railway_search/13/select_station?railway_line_ids[]=1',
  ])('keeps them from %s', (address) => expect(isRefused(open, address)).toBe(true));

  it('keeps them from everything where the site is not for search engines, and says why', () => {
    const closed = robotsTxt('https://example.jp', false);
    expect(closed).toMatch(/^# SEARCH_ENGINES is closed/);
    for (const address of ['/', '/f/hanaoka', '/sitemap.xml']) expect(isRefused(closed, address)).toBe(true);
  });
});
