/** `1,234`: the same in every runtime, whatever locale data it carries. */
export const countText = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ',');

/**
 * @param metres straight-line distance
 * @returns `約350m` in steps of ten, from one kilometre on `約1.2km`
 */
export function distanceText(metres: number): string {
  const rounded = Math.max(10, Math.round(metres / 10) * 10);
  return rounded < 1000 ? `約${rounded}m` : `約${kilometresText(metres / 1000)}km`;
}

const kilometresText = (kilometres: number): string => {
  const rounded = Math.round(kilometres * 10) / 10;
  return rounded >= 10 ? countText(Math.round(kilometres)) : rounded.toFixed(1);
};
