/** CSS pixels: from afar, wide lines would cover a city. */
export const railwayWidth = (zoom: number): number => (zoom < 10 ? 1 : zoom < 12 ? 1.5 : 2);
