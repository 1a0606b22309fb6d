import type { JobTypeId, SalaryUnit } from '@enerabi/shared/constants';
import type { RandomSource } from '../random-source.ts';

export interface Pay {
  salary_unit: SalaryUnit;
  salary_min: number;
  salary_max: number;
}

/** Lowest hourly pay in yen, by wage level: above the minimum wages of autumn 2026. */
const floors = { high: 1_320, middle: 1_220, low: 1_130 } as const;
type WageArea = keyof typeof floors;
const monthlyFactors: Record<WageArea, number> = { high: 1.17, middle: 1.08, low: 1 };

const high = new Set(['11', '12', '13', '14', '23', '27']);
const middle = new Set(['08', '09', '10', '21', '22', '24', '25', '26', '28', '34', '40']);

/** Usual amounts above the lowest hourly pay, and per month where wages are low. */
const usual: Partial<
  Record<JobTypeId, { hourly: readonly [number, number]; monthly: readonly [number, number] }>
> = {
  1: { hourly: [120, 320], monthly: [201_000, 262_000] },
  2: { hourly: [120, 280], monthly: [201_000, 255_000] },
  3: { hourly: [450, 800], monthly: [240_000, 300_000] },
  4: { hourly: [60, 200], monthly: [198_000, 238_000] },
  5: { hourly: [20, 140], monthly: [196_000, 230_000] },
  6: { hourly: [0, 110], monthly: [196_000, 215_000] },
  8: { hourly: [40, 180], monthly: [198_000, 238_000] },
};

const wageAreaOf = (prefectureCode: string): WageArea => {
  const id = prefectureCode.slice(0, 2);
  return high.has(id) ? 'high' : middle.has(id) ? 'middle' : 'low';
};

const rounded = (yen: number, step: number): number => Math.round(yen / step) * step;

/** A realistic range of pay for such a post in 2026. */
export function payOf(
  random: RandomSource,
  jobType: JobTypeId,
  unit: 'hour' | 'month',
  prefectureCode: string,
): Pay {
  const area = wageAreaOf(prefectureCode);
  const { hourly, monthly } = usual[jobType] ?? { hourly: [0, 120], monthly: [196_000, 230_000] };
  if (unit === 'hour') {
    const salary_min = rounded(floors[area] + hourly[0] + random.between(0, 40), 10);
    return {
      salary_unit: unit,
      salary_min,
      salary_max: salary_min + rounded(random.between(30, hourly[1] - hourly[0]), 10),
    };
  }
  const from = rounded((monthly[0] + random.between(0, 8_000)) * monthlyFactors[area], 1_000);
  const to = rounded((monthly[1] - random.between(0, 9_000)) * monthlyFactors[area], 1_000);
  return { salary_unit: unit, salary_min: from, salary_max: Math.max(from, to) };
}
