/**
 * @param most the contract's highest page of the list
 * @returns the page number in an address, at most `most`; 1 if there is none or it is invalid
 */
export function pageIn(search: URLSearchParams, most: number, name = 'page'): number {
  const written = search.get(name) ?? '';
  const page = /^\d{1,15}$/.test(written) ? Number(written) : 1;
  return Math.min(Math.max(page, 1), most);
}

/** @returns the last page; 1 for an empty list */
export const lastPageOf = ({ total, limit }: { total: number; limit: number }): number =>
  Math.max(1, Math.ceil(total / limit));
