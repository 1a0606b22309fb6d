/** Tells whether it is cheaper to look at the docIds of a list than at a bit of each document. */
export const isFew = (listed: number, docIds: number): boolean => listed <= docIds / 32;
