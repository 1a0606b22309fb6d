/** Of so many docIds it is cheaper to look at those of a list than at a bit of each. */
export const isFew = (listed: number, docIds: number): boolean => listed <= docIds / 32;
