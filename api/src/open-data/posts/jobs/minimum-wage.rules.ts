/** A row of `minimum_wage`. */
export interface MinimumWage {
  /** Yen an hour. */
  yen: number;
  /** `YYYY-MM-DD`; null if it is announced, and its first day is not confirmed. */
  valid_from: string | null;
}

export interface Pay {
  /** Yen a period, without fixed overtime pay. */
  lowest: number;
  /** Scheduled working hours of the period; 1 for an hourly salary. */
  hours: number;
}

export type WageFinding = { is: 'below'; yen: number } | { is: 'soon_below'; yen: number } | undefined;

/**
 * Compares a salary with the minimum wages of its prefecture (最低賃金法 第4条).
 * @param today `YYYY-MM-DD` in Japan
 * @returns `below` the wage in force; `soon_below` one that is announced; otherwise undefined
 */
export function wageFinding(pay: Pay, wages: readonly MinimumWage[], today: string): WageFinding {
  const hourly = pay.lowest / pay.hours;
  const isInForce = ({ valid_from }: MinimumWage): boolean => valid_from !== null && valid_from <= today;
  const latest = wages
    .filter(isInForce)
    .toSorted((one, other) => String(one.valid_from).localeCompare(String(other.valid_from)))
    .at(-1);
  if (latest && hourly < latest.yen) return { is: 'below', yen: latest.yen };
  const next = wages.find((wage) => !isInForce(wage) && hourly < wage.yen);
  return next && { is: 'soon_below', yen: next.yen };
}
