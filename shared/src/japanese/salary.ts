import { countText } from './quantity.ts';

export interface Salary {
  unit: 'hour' | 'day' | 'month' | 'year';
  /** Yen. */
  minimum: number;
  /** Null if it is not stated, which may mean more. */
  maximum: number | null;
}

const units = { hour: '時給', day: '日給', month: '月給', year: '年俸' } as const;

/** `月給 210,000円〜260,000円`, `時給 1,200円〜`, and without a range `日給 9,800円`. */
export function salaryText({ unit, minimum, maximum }: Salary): string {
  const from = `${units[unit]} ${countText(minimum)}円`;
  if (maximum === minimum) return from;
  return `${from}〜${maximum === null ? '' : `${countText(maximum)}円`}`;
}
