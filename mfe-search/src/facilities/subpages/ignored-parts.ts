export type ListPart = 'page' | 'limit';

/** A part of a list's address that is not valid there. */
export interface IgnoredPart {
  part: ListPart;
  value: string;
}

/** The same rule as in `pageIn`. */
const isPage = (value: string): boolean => /^\d{1,15}$/.test(value) && Number(value) > 0;

/**
 * Finds the ignored parts of a list's address: a value that is not a number, is not offered, or appears twice. Other
 * parameters, such as tracking ones, are not counted.
 * @param offered page lengths to choose from; empty if there is no choice
 */
export const ignoredParts = (search: URLSearchParams, offered: readonly number[] = []): IgnoredPart[] =>
  (offered.length > 0 ? (['page', 'limit'] as const) : (['page'] as const)).flatMap((part) => {
    const [first, ...more] = search.getAll(part).filter((value) => value !== '');
    if (first === undefined) return [];
    const isRead = part === 'page' ? isPage(first) : offered.map(String).includes(first);
    const ignored = [...(isRead ? [] : [first]), ...more.filter((value) => value !== first)];
    return [...new Set(ignored)].map((value) => ({ part, value }));
  });
