/** Gives a page by one release. */
export type ShowPage = (page: string) => Promise<{ status: number; html: Uint8Array }>;

/** Each is rendered twice while somebody waits for the publication. */
const mostLinks = 20;

/**
 * Finds pages that the live release links to and shows, and that the tested one does not have. Pages of other apps answer
 * 404 by both.
 * @param pages whose links are followed
 * @param hasTime false from the moment on when no further link is followed
 * @returns such as `/job_top (linked on /f)`
 */
export async function goneLinks(
  pages: readonly string[],
  live: ShowPage,
  tested: ShowPage,
  hasTime: () => boolean = () => true,
): Promise<string[]> {
  const from = new Map<string, { link: string; page: string }>();
  for (const page of pages)
    for (const link of linksOf((await live(page)).html)) {
      const shape = shapeOf(link);
      if (!from.has(shape) && from.size < mostLinks) from.set(shape, { link, page });
    }
  const gone: string[] = [];
  for (const { link, page } of from.values()) {
    if (!hasTime()) break;
    if ((await live(link)).status >= 400) continue;
    if ((await tested(link)).status === 404) gone.push(`${link} (linked on ${page})`);
  }
  return gone;
}

const anchor = /<a\s[^>]*?href="(\/(?!\/)[^"#]*)/g;

const linksOf = (html: Uint8Array): string[] =>
  [...Buffer.from(html).toString().matchAll(anchor)].map(([, href = '']) => href.replaceAll('&amp;', '&'));

/** The same for links that probably lead to the same route: `/f/a` and `/f/b`, `/131016` and `/130001`. */
function shapeOf(link: string): string {
  const [path = '', query] = link.split('?');
  const segments = path.split('/').slice(1);
  const names = segments.map((segment, at) => (at === 1 ? '*' : /\d/.test(segment) ? '#' : segment));
  return `${names.join('/')}${query === undefined ? '' : '?'}`;
}
