import { textElement, xmlDeclaration } from './xml.ts';

/** A page, or a file of pages. */
export interface SitemapEntry {
  /** Path and query on this site, as the page's canonical link has them. */
  path: string;
  /** `YYYY-MM-DD` in Japan; absent if no change of the page is recorded. */
  lastModifiedOn?: string;
}

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

const list = (root: string, entry: string, origin: string, entries: readonly SitemapEntry[]): string => {
  const lines = entries.map(({ path, lastModifiedOn }) => {
    const changed = lastModifiedOn ? textElement('lastmod', lastModifiedOn) : '';
    return `<${entry}>${textElement('loc', origin + path)}${changed}</${entry}>\n`;
  });
  return `${xmlDeclaration}<${root} xmlns="${namespace}">\n${lines.join('')}</${root}>\n`;
};

/**
 * A file of addresses (sitemaps.org, protocol 0.9).
 * @param origin of the site, without a trailing slash
 */
export const urlSet = (origin: string, pages: readonly SitemapEntry[]): string =>
  list('urlset', 'url', origin, pages);

/** The file that lists the other files. */
export const sitemapIndex = (origin: string, files: readonly SitemapEntry[]): string =>
  list('sitemapindex', 'sitemap', origin, files);
