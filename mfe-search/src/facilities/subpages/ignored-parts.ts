export type ListPart = 'page' | 'limit' | 'child_class_id';

/** A part of a list's address that is not valid there. */
export interface IgnoredPart {
  part: ListPart;
  value: string;
}

/** The choices of a list; absent if there is none. */
export interface OfferedParts {
  /** Page lengths. */
  limits?: readonly number[];
  childClasses?: readonly number[];
}

/** The same rule as in `pageIn`. */
const isPage = (value: string): boolean => /^\d{1,15}$/.test(value) && Number(value) > 0;

/**
 * Finds the ignored parts of a list's address: a value that is not a number, is not offered, or appears twice. Other
 * parameters, such as tracking ones, are not counted.
 */
export function ignoredParts(
  search: URLSearchParams,
  { limits = [], childClasses = [] }: OfferedParts = {},
): IgnoredPart[] {
  const isOneOf = (offered: readonly number[]) => (value: string) => offered.map(String).includes(value);
  const rules: [ListPart, (value: string) => boolean][] = [['page', isPage]];
  if (limits.length > 0) rules.push(['limit', isOneOf(limits)]);
  if (childClasses.length > 0) rules.push(['child_class_id', isOneOf(childClasses)]);
  return rules.flatMap(([part, isRead]) => {
    const [first, ...more] = search.getAll(part).filter((value) => value !== '');
    if (first === undefined) return [];
    const ignored = [...(isRead(first) ? [] : [first]), ...more.filter((value) => value !== first)];
    return [...new Set(ignored)].map((value) => ({ part, value }));
  });
}
