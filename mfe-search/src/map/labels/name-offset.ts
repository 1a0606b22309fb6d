/** From the middle of a mark to the middle of the name below it. */
export const nameOffset = 25;
