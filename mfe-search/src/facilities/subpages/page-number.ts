import { pageNotFound } from '../../address/page-not-found.ts';

/** The contract's highest page; anything beyond it is beyond the last one, too. */
const maximumPage = 100_000;

/** @returns the page that an address names; the first where it names none, or nonsense */
export function pageIn(search: URLSearchParams): number {
  const written = search.get('page') ?? '';
  const page = /^\d{1,15}$/.test(written) ? Number(written) : 1;
  if (page > maximumPage) throw pageNotFound();
  return Math.max(1, page);
}

/**
 * @param list what the API found of this page
 * @returns the last page, 1 where there is nothing
 * @throws a router response 404 where the page lies beyond it (R1.1)
 */
export function lastPageOf({ total, page, limit }: { total: number; page: number; limit: number }): number {
  const last = Math.max(1, Math.ceil(total / limit));
  if (page > last) throw pageNotFound();
  return last;
}
