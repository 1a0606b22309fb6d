import type { NotificationFeed } from '@enerabi/shared/contract';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { rssDate, rssFeed } from './feed.ts';
import { noticeItems } from './notice-feed.ts';

const of = {
  origin: 'https://example.jp',
  siteName: 'えんえらび',
  self: '/rss/notices/yamaguchi.xml',
  page: '/yamaguchi',
  title: '山口県の園からのお知らせ',
  description: '新しいお知らせ',
};
const notification = (known: Partial<NotificationFeed['notifications'][number]> = {}) => ({
  path_name: 'garden',
  title: '園庭開放',
  body: '雨の日は\nお休みします。',
  posted_on: '2026-05-20',
  facility: {
    path_name: 'hanaoka',
    name: '花岡保育園',
    prefecture_code: '350001',
    municipality_name: '下松市',
    is_demo: false,
  },
  ...known,
});
interface Channel {
  rss: { '@_version': string; channel: Record<string, unknown> & { item: Record<string, unknown>[] } };
}
const read = (xml: string) =>
  new XMLParser({
    ignoreAttributes: false,
    parseTagValue: false,
    isArray: (name) => name === 'item',
  }).parse(xml) as Channel;

describe('a feed (RSS 2.0)', () => {
  it('has its subject, its own address, and the author of each item', () => {
    const xml = rssFeed(of, noticeItems([notification()]));
    expect(XMLValidator.validate(xml)).toBe(true);
    const { rss } = read(xml);
    const address = 'https://example.jp/f/hanaoka/notice_board/garden';
    expect(rss['@_version']).toBe('2.0');
    expect(rss.channel).toMatchObject({
      title: '山口県の園からのお知らせ｜えんえらび',
      link: 'https://example.jp/yamaguchi',
      'atom:link': {
        '@_href': 'https://example.jp/rss/notices/yamaguchi.xml',
        '@_rel': 'self',
        '@_type': 'application/rss+xml',
      },
      language: 'ja',
      lastBuildDate: 'Wed, 20 May 2026 00:00:00 +0900',
      item: [
        {
          title: '園庭開放（花岡保育園）',
          link: address,
          guid: { '#text': address, '@_isPermaLink': 'true' },
          pubDate: 'Wed, 20 May 2026 00:00:00 +0900',
          description: '雨の日は<br>お休みします。',
        },
      ],
    });
  });

  it('shows text as text, however it looks', () => {
    const xml = rssFeed(
      of,
      noticeItems([notification({ title: '<b>&amp;', body: '<script>alert(1)</script>' })]),
    );
    const [item] = read(xml).rss.channel.item;
    expect(item?.title).toBe('<b>&amp;（花岡保育園）');
    expect(item?.description).toBe('&lt;script&gt;alert(1)&lt;/script&gt;');
  });

  it('is valid without any items', () => {
    const xml = rssFeed(of, noticeItems([]));
    expect(XMLValidator.validate(xml)).toBe(true);
    expect(xml).not.toContain('lastBuildDate');
  });

  it('writes every day as RFC 822 does', () => {
    const day = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(day, (date) => {
        const text = date.toISOString().slice(0, 10);
        expect(rssDate(text)).toMatch(/^(Sun|Mon|Tue|Wed|Thu|Fri|Sat), \d\d \w{3} \d{4} 00:00:00 \+0900$/);
        expect(new Date(rssDate(text))).toEqual(new Date(`${text}T00:00:00+09:00`));
      }),
    );
  });
});
