/** The facility is in the middle of the picture; sizes are units of its SVG. */
export const picture = { width: 288, height: 200 } as const;
