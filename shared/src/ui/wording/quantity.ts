/** `1,234`: the same in every runtime, whatever locale data it carries. */
export const countText = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ',');
