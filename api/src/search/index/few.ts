/** Of so many slots it is cheaper to look at those of a list than at a bit of each. */
export const isFew = (listed: number, slots: number): boolean => listed <= slots / 32;
