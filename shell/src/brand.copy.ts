/** The name in the lettering of brand.svg; any other site name is written as text beside the mark. */
export const drawnName = 'えんえらび';
