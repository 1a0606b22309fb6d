/** Whether iterating over a list of docIds is cheaper than over the bits of all documents. */
export const isFew = (listed: number, docIds: number): boolean => listed <= docIds / 32;
