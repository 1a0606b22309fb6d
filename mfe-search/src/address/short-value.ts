/** @returns the value, shortened if it is long */
export const shortValue = (value: string): string => (value.length > 30 ? `${value.slice(0, 30)}…` : value);
