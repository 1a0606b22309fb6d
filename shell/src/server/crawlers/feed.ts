import { escapeXml, textElement, xmlDeclaration } from './xml.ts';

export interface FeedOf {
  /** Origin of the site, without a trailing slash. */
  origin: string;
  siteName: string;
  /** Path of the feed itself, and of the page that shows the same entries. */
  self: string;
  page: string;
  title: string;
  description: string;
}

const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/**
 * @param day `YYYY-MM-DD` in Japan
 * @returns the start of the day as RSS writes it (RFC 822): `Wed, 20 May 2026 00:00:00 +0900`
 */
export function rssDate(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  const weekday = days[new Date(`${day}T00:00:00Z`).getUTCDay()];
  return `${weekday}, ${date} ${months[Number(month) - 1]} ${year} 00:00:00 +0900`;
}

/** Feed readers parse a description as HTML, so plain text is escaped twice. */
const htmlOf = (text: string): string => escapeXml(text).replaceAll(/\r?\n/g, '<br>');

export interface FeedItem {
  title: string;
  /** Path of its page. */
  path: string;
  /** `YYYY-MM-DD` in Japan. */
  postedOn: string;
  category: string;
  /** Plain text, in lines. */
  text: string;
}

/** RSS 2.0 (RSS Advisory Board), with the link to itself that the W3C's feed validator recommends. */
export function rssFeed(
  { origin, siteName, self, page, title, description }: FeedOf,
  items: readonly FeedItem[],
): string {
  const written = items.map((item) => {
    const address = origin + item.path;
    return [
      '<item>',
      textElement('title', item.title),
      textElement('link', address),
      `<guid isPermaLink="true">${escapeXml(address)}</guid>`,
      textElement('pubDate', rssDate(item.postedOn)),
      textElement('category', item.category),
      textElement('description', htmlOf(item.text)),
      '</item>\n',
    ].join('');
  });
  const [newest] = items;
  const channel = [
    textElement('title', `${title}｜${siteName}`),
    textElement('link', origin + page),
    `<atom:link href="${escapeXml(origin + self)}" rel="self" type="application/rss+xml"/>`,
    textElement('description', description),
    textElement('language', 'ja'),
    ...(newest ? [textElement('lastBuildDate', rssDate(newest.postedOn))] : []),
    textElement('ttl', '60'),
  ];
  return `${xmlDeclaration}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>\n${channel.join('\n')}\n${written.join('')}</channel></rss>\n`;
}
