/** `1,234`, the same in every runtime, whatever its locale data. */
export const countText = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ',');
