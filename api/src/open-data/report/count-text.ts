/** @returns `1,234` */
export const countText = (count: number): string => count.toLocaleString('en');

/** @returns `1 row`, `1,234 rows` */
export const plural = (count: number, one: string): string =>
  `${countText(count)} ${one}${count === 1 ? '' : 's'}`;
