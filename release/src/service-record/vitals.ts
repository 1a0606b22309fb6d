import type { VitalsRecord } from './service-record.schemas.ts';

/** Measurements of a page in the browser: milliseconds, and shifts of the layout without a unit (Core Web Vitals). */
export const vitalNames = ['LCP', 'INP', 'CLS'] as const;
export type VitalName = (typeof vitalNames)[number];

/** Each bucket is a tenth above the one before: a quantile is at most 5 % off. */
const base = 1.1;
/** Layout shifts are below 1, and are counted in thousandths. */
const scales: Record<VitalName, number> = { LCP: 1, INP: 1, CLS: 1_000 };

export const vitalBucket = (name: VitalName, value: number): number =>
  Math.round(Math.log(Math.max(value * scales[name], 1)) / Math.log(base));

/** The value below which three of four pages are, and of how many pages; null without any. */
export interface Percentile75 {
  value: number;
  pages: number;
}

export interface VitalComparison {
  name: VitalName;
  candidate: Percentile75 | null;
  active: Percentile75 | null;
}

/** Joins what several servers counted. Names of which neither release has a value are left out. */
export function compareVitals(records: readonly VitalsRecord[]): VitalComparison[] {
  const joined = (arm: 'candidate' | 'active', name: VitalName): Percentile75 | null =>
    percentile75(
      name,
      records.map((record) => record[arm][name] ?? {}),
    );
  return vitalNames
    .map((name) => ({ name, candidate: joined('candidate', name), active: joined('active', name) }))
    .filter(({ candidate, active }) => candidate !== null || active !== null);
}

function percentile75(name: VitalName, histograms: readonly Record<string, number>[]): Percentile75 | null {
  const counts = new Map<number, number>();
  for (const histogram of histograms)
    for (const [bucket, count] of Object.entries(histogram))
      counts.set(Number(bucket), (counts.get(Number(bucket)) ?? 0) + count);
  const pages = [...counts.values()].reduce((sum, count) => sum + count, 0);
  let seen = 0;
  for (const [bucket, count] of [...counts].sort(([a], [b]) => a - b)) {
    seen += count;
    if (seen >= 0.75 * pages) return { value: bucketValue(name, bucket), pages };
  }
  return null;
}

function bucketValue(name: VitalName, bucket: number): number {
  const value = base ** bucket / scales[name];
  return name === 'CLS' ? Math.round(value * 1_000) / 1_000 : Math.round(value);
}
