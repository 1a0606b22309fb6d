/** Sorts and limits of the list of operators. */

/** `facilities`: most published facilities first; `kana`: by reading (五十音順). */
export const corporationSorts = ['facilities', 'kana'] as const;
export type CorporationSort = (typeof corporationSorts)[number];

export const corporationsPerPage = 20;
