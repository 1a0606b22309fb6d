/** A page number, or a gap. */
export type PageItem = number | 'gap';

/**
 * First page, last page and the neighbours of the current one: at most seven items, so that they fit on a phone. A gap
 * of a single page shows that page instead.
 */
export function pageWindow(current: number, last: number): PageItem[] {
  const shown = new Set([1, last]);
  for (const page of [current - 1, current, current + 1]) if (page >= 1 && page <= last) shown.add(page);
  const pages = [...shown].sort((a, b) => a - b);
  return pages.flatMap((page, at): PageItem[] => {
    const skipped = page - (pages[at - 1] ?? page) - 1;
    if (skipped === 1) return [page - 1, page];
    return skipped > 1 ? ['gap', page] : [page];
  });
}
