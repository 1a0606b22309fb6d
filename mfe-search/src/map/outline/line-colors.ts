/** Colours of a map's lines, for the canvas and for pictures. */
export const lineColors = { coast: '#9aa7a3', border: '#c3b59c', railway: '#7d8293' } as const;
