export type ListPart = 'page' | 'limit';

/** A part of a list's address that makes no sense there. */
export interface IgnoredPart {
  part: ListPart;
  value: string;
}

/** As `pageIn` reads it. */
const isPage = (value: string): boolean => /^\d{1,15}$/.test(value) && Number(value) > 0;

/**
 * What of a list's address is left out, so that it can be told: what is no number, what is not offered, and what is
 * said twice. Words that are no part of a list's address, such as where a link was met, are nobody's concern.
 * @param offered lengths of a page that can be chosen; none where there is no choice
 */
export const ignoredParts = (search: URLSearchParams, offered: readonly number[] = []): IgnoredPart[] =>
  (offered.length > 0 ? (['page', 'limit'] as const) : (['page'] as const)).flatMap((part) => {
    const [first, ...more] = search.getAll(part).filter((value) => value !== '');
    if (first === undefined) return [];
    const isRead = part === 'page' ? isPage(first) : offered.map(String).includes(first);
    const ignored = [...(isRead ? [] : [first]), ...more.filter((value) => value !== first)];
    return [...new Set(ignored)].map((value) => ({ part, value }));
  });
