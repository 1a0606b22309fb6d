/** The contract's highest page. */
const maximumPage = 1_000;

/** @returns the page that an address names; the first where it names none, or nonsense */
export function pageIn(search: URLSearchParams): number {
  const written = search.get('page') ?? '';
  const page = /^\d{1,4}$/.test(written) ? Number(written) : 1;
  return Math.min(Math.max(page, 1), maximumPage);
}

/** @returns the last page, 1 where there is nothing */
export const lastPageOf = ({ total, limit }: { total: number; limit: number }): number =>
  Math.max(1, Math.ceil(total / limit));
